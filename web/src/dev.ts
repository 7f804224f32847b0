import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import DevPage from "./DevPage.svelte";

mount(DevPage, { target: document.getElementById("app")! });
