/** A style sheet of a page that contains the widget. */
export interface HostSheet {
  readonly css: string;
  /** Attributes to set on the page's `<html>` element, such as `data-bs-theme`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const bootstrap = `
  :root, [data-bs-theme='light'] { --bs-body-color: #212529; --bs-body-bg: #fff; --bs-heading-color: inherit; --bs-link-color-rgb: 13, 110, 253; --bs-code-color: #d63384; }
  [data-bs-theme='dark'] { color-scheme: dark; --bs-body-color: #dee2e6; --bs-body-bg: #212529; --bs-heading-color: #fff; --bs-link-color-rgb: 110, 168, 254; --bs-code-color: #e685b5; }
  *, *::before, *::after { box-sizing: border-box; }
  :root { scroll-behavior: smooth; }
  body { margin: 0; font-family: 'Segoe UI', Roboto, sans-serif; font-size: 1rem; line-height: 1.5; color: var(--bs-body-color); background-color: var(--bs-body-bg); -webkit-text-size-adjust: 100%; }
  h1, h2, h3 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; color: var(--bs-heading-color); }
  h1 { font-size: calc(1.375rem + 1.5vw); }
  h2 { font-size: calc(1.325rem + 0.9vw); }
  p { margin-top: 0; margin-bottom: 1rem; }
  ol, ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem; }
  strong { font-weight: bolder; }
  a { color: rgba(var(--bs-link-color-rgb), 1); text-decoration: underline; }
  a:hover { --bs-link-color-rgb: 139, 185, 254; }
  code { font-family: SFMono-Regular, monospace; font-size: 0.875em; color: var(--bs-code-color); word-wrap: break-word; }
  figure { margin: 0 0 1rem; }
  img, svg { vertical-align: middle; }
  label { display: inline-block; }
  button { border-radius: 0; }
  button:focus:not(:focus-visible) { outline: 0; }
  input, button, select { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
  button, select { text-transform: none; }
  [role='button'] { cursor: pointer; }
  button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; }
  button:not(:disabled), [type='button']:not(:disabled), [type='submit']:not(:disabled) { cursor: pointer; }
  fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
  legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit; }
  legend + * { clear: left; }
  [hidden] { display: none !important; }`;

/**
 * Style sheets of well-known tools and themes, written from memory. They contain only the rules that could affect the
 * widget.
 */
export const usualSheets: Readonly<Record<string, HostSheet>> = {
  "the template of Vite's React app": {
    css: `
    :root {
      color: rgba(255, 255, 255, 0.87); background-color: #242424; font-family: system-ui, Avenir, sans-serif;
      line-height: 1.5; font-weight: 400; letter-spacing: 0.18px; color-scheme: light dark; font-synthesis: none;
      text-rendering: optimizeLegibility; -webkit-font-smoothing: antialiased;
    }
    a { font-weight: 500; color: #646cff; text-decoration: inherit; }
    a:hover { color: #535bf2; }
    body { margin: 0; display: flex; place-items: center; min-width: 320px; min-height: 100vh; }
    h1, h2 { font-family: Georgia, serif; font-weight: 500; color: #08060d; }
    h1 { font-size: 3.2em; line-height: 1.1; letter-spacing: -1.68px; margin: 32px 0; }
    p { margin: 0; }
    code { font-size: 15px; padding: 4px 8px; background: #f4f3ec; border-radius: 4px; display: inline-flex; }
    button {
      border-radius: 8px; border: 1px solid transparent; padding: 0.6em 1.2em; font-size: 1em; font-weight: 500;
      font-family: inherit; background-color: #1a1a1a; cursor: pointer; transition: border-color 0.25s;
    }
    button:hover { border-color: #646cff; }
    button:focus, button:focus-visible { outline: 4px auto -webkit-focus-ring-color; }
    main { max-width: 1280px; margin: 0 auto; padding: 2rem; text-align: center; }`,
  },

  'the preflight of Tailwind 3': {
    css: `
    *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
    ::before, ::after { --tw-content: ''; }
    html { line-height: 1.5; tab-size: 4; font-feature-settings: normal; -webkit-tap-highlight-color: transparent; }
    body { margin: 0; line-height: inherit; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    b, strong { font-weight: bolder; }
    code { font-family: ui-monospace, monospace; font-feature-settings: normal; font-size: 1em; }
    button, input, optgroup, select, textarea {
      font-family: inherit; font-feature-settings: inherit; font-size: 100%; font-weight: inherit;
      line-height: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0;
    }
    button, select { text-transform: none; }
    button, input:where([type='button']), input:where([type='reset']), input:where([type='submit']) {
      -webkit-appearance: button; background-color: transparent; background-image: none;
    }
    button, [type='button'], [type='submit'] { background-color: transparent; background-image: none; }
    blockquote, dl, dd, h1, h2, h3, hr, figure, p, pre { margin: 0; }
    fieldset { margin: 0; padding: 0; }
    legend { padding: 0; }
    ol, ul, menu { list-style: none; margin: 0; padding: 0; }
    input::placeholder { opacity: 1; color: #9ca3af; }
    button, [role='button'] { cursor: pointer; }
    img, svg, video, canvas, iframe { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
    [hidden]:where(:not([hidden='until-found'])) { display: none; }`,
  },

  'the preflight of Tailwind 4, with utilities for elements': {
    css: `
    @layer base {
      *, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
      h1, h2, h3 { font-size: inherit; font-weight: inherit; }
      a { color: inherit; -webkit-text-decoration: inherit; text-decoration: inherit; }
      ol, ul, menu { list-style: none; }
      img, svg { display: block; vertical-align: middle; }
      button, input, select, ::file-selector-button {
        font: inherit; font-feature-settings: inherit; letter-spacing: inherit; color: inherit; border-radius: 0;
        background-color: transparent; opacity: 1;
      }
      button, input:where([type='button'], [type='reset'], [type='submit']) { appearance: button; }
      svg { fill: red; stroke: red; }
    }
    @layer components { button { text-transform: uppercase; } }`,
  },

  "Bootstrap 5's reboot and forms, light": { css: bootstrap, attributes: { 'data-bs-theme': 'light' } },

  "Bootstrap 5's reboot and forms, dark": { css: bootstrap, attributes: { 'data-bs-theme': 'dark' } },

  "Material's baseline": {
    css: `
    html { -webkit-font-smoothing: antialiased; box-sizing: border-box; text-size-adjust: 100%; }
    *, *::before, *::after { box-sizing: inherit; }
    strong, b { font-weight: 700; }
    body { margin: 0; color: rgba(0, 0, 0, 0.87); font: 400 1rem/1.5 Roboto, sans-serif; letter-spacing: 0.00938em; background-color: #fff; }`,
  },
};

/** Style sheets with rules that break almost every page. The widget must look the same even with these rules. */
export const hostileSheets: Readonly<Record<string, HostSheet>> = {
  'a reset of everything': {
    css: `
    * { all: unset; }
    *::before, *::after { all: unset; content: 'x'; }`,
  },

  'rules for every element': {
    css: `
    html { text-transform: uppercase !important; letter-spacing: 9px !important; font-feature-settings: 'smcp' !important; user-select: none; hyphens: auto; text-align: right; word-spacing: 1em; text-indent: 2em; white-space: pre; cursor: help; list-style: square inside; quotes: none; font: italic 900 40px/3 monospace; }
    * { margin: 7px; padding: 3px; border: 5px dotted red; background: yellow; color: lime; float: left; transition: all 1s; min-height: 50px; line-height: 3; text-shadow: 1px 1px red; transform: rotate(3deg); }
    *::before, *::after { content: 'x'; display: block; position: static; }
    div, form, p, h1, h2, ul, li, button, input, label, svg, path, circle, figure, figcaption, code, fieldset, legend, span, strong, a, img {
      display: inline; position: static; width: 10px; font-size: 30px; opacity: 0.5; fill: red; stroke: blue; stroke-width: 9;
    }
    input[type='text'], input[type='password'], input[type='tel'] { height: 4rem; border-radius: 0; box-shadow: 0 0 9px red; }
    form input:not([type='checkbox']) { border: 0; border-bottom: 1px solid red; }
    form button[type='submit']:not(:disabled), form button[type='button']:hover { background: red; min-width: 20rem; }
    form label, form p { font-weight: 100; color: red; }
    input:focus { outline: none; box-shadow: none; }
    main a:link, main a:visited { color: red; }`,
  },

  'rules for parts of elements': {
    css: `
      *::first-letter { font-size: 3em; color: red; float: left; }
      *::first-line { color: red; text-transform: uppercase; letter-spacing: 9px; }
      *::marker { color: red; content: 'x'; }
      *::selection { color: red; background: lime; text-shadow: 1px 1px red; }
      *::placeholder { color: red; }
      *::-webkit-scrollbar { width: 30px; background: red; }
      *:focus::before { content: 'x'; }
      input:-webkit-autofill { box-shadow: 0 0 0 1000px red inset; -webkit-text-fill-color: red; }`,
  },

  'other sizes, directions and names': {
    css: `
      html { font-size: 62.5%; }
      div, form, p, h1, h2, ul, li, button, input, label, span, strong, a { direction: rtl; unicode-bidi: bidi-override; writing-mode: vertical-rl; text-orientation: upright; }
      * {
        --accent: red; --on-accent: red; --hover: red; --link: red; --surface: red; --ink: red; --muted: red; --line: red;
        --edge: red; --error: red; --done: red; --notice: red; --shadow: 0 0 9px red; --radius: 0; --ground: red;
        --custom-link: red;
      }
      @property --radius { syntax: '<color>'; inherits: false; initial-value: red; }
      @keyframes busy { from { opacity: 0; } }`,
  },

  'rules in layers': {
    css: `
      @layer reset, base;
      @layer reset { * { margin: 0; padding: 0; font: inherit; color: red; list-style: none; } }
      @layer base {
        svg, svg * { fill: red; stroke: red; stroke-width: 9; }
        :where(h1, h2, p) { margin: 2em; }
        button, input { border-radius: 0; background: red; letter-spacing: 9px; }
      }`,
  },
};

export const sheets: Readonly<Record<string, HostSheet>> = { ...usualSheets, ...hostileSheets };
