import { mount } from "svelte";
import { registerSW } from "virtual:pwa-register";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { follow, taste } from "./lib/settings.svelte";
import { say, speak } from "./lib/shell.svelte";

follow();
await speak(taste.lang); // words first: nothing is shown in the wrong language
document.title = say("brand");
mount(App, { target: document.getElementById("app")! });
// The first page comes first; what makes it work offline is fetched when the browser has time.
setTimeout(() => registerSW({ immediate: true }), 3000);
