import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vite";

/** A finished game never changes, so its log, draws and moments may be kept for good. */
const FINISHED = /\/api\/tables\/[^/]+\/(log|draws|opened|moments(\/\d+)?)(\?|$)/;
const BOOKS = /\/api\/(games(\/[^/]+\/(rules|words))?|tables\/[^/]+\/content)(\?|$)/;

export default defineConfig({
  plugins: [
    svelte(),
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: null, // main.ts registers it: no inline script
      manifest: {
        name: "Captain's Table",
        short_name: "Captain's Table",
        description: "Board games among friends, by the printed rules.",
        start_url: "/",
        display: "standalone",
        background_color: "#10211f",
        theme_color: "#10211f",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-mask.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        globIgnores: ["**/Board-*"], // a board is kept once its table was opened
        importScripts: ["push.js"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//, /^\/metrics/],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.startsWith("/assets/"),
            handler: "CacheFirst",
            options: { cacheName: "boards" },
          },
          {
            urlPattern: FINISHED, // no function: it would not find this name in the worker
            handler: "CacheFirst",
            options: { cacheName: "finished", cacheableResponse: { statuses: [200] } },
          },
          {
            urlPattern: BOOKS,
            handler: "NetworkFirst",
            options: { cacheName: "books", networkTimeoutSeconds: 4 },
          },
        ],
      },
    }),
  ],
  build: {
    outDir: "../src/captains_table/server/client", // where the server looks, and packages are made from
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } }, // on a busy machine it advises everybody
    target: "es2022",
    assetsInlineLimit: 0, // the content-security policy allows no data: addresses
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  resolve: { conditions: ["browser", "module", "import", "default"] },
});
