import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

/** Apart from the build, which needs no tool that tests. */
export default mergeConfig(
  build,
  defineConfig({
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts"],
      maxWorkers: "100%", // not one core less, as is usual: on two cores that would be half
    },
  }),
);
