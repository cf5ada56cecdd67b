import type { SignInOption } from './ui-config.ts';

/**
 * Sign-in options with the name, mark and colour of a provider. They are for providers that the widget does not know,
 * such as Slack, and for X, which the widget calls Twitter by default.
 *
 * The marks are trademarks of the providers. Their outlines come from Simple Icons (CC0), and were resized.
 */

/** Keys to change in a preset, or to add to it, such as `{ provider: 'oidc.work', scopes: ['profile'] }`. */
export type PresetOptions = Partial<SignInOption>;

/** Returns the option for LinkedIn. Its ID is `linkedin.com`, or `oidc.linkedin` if the project uses OpenID Connect. */
export const linkedin = (options?: PresetOptions): SignInOption => ({
  provider: 'linkedin.com',
  providerName: 'LinkedIn',
  buttonColor: '#0a66c2',
  iconPaths: [
    {
      d: 'M18.69 18.69h-2.82v-4.41c0-1.05-.02-2.4-1.46-2.4c-1.47 0-1.69 1.14-1.69 2.32v4.49h-2.82v-9.06h2.71v1.23h.03c.38-.71 1.3-1.46 2.67-1.46c2.85 0 3.38 1.87 3.38 4.31v4.98zM6.73 8.38c-.91 0-1.64-.73-1.64-1.63c0-.9.73-1.63 1.64-1.63c.9 0 1.63.73 1.63 1.63c0 .9-.73 1.63-1.63 1.63zM8.14 18.69h-2.83v-9.06h2.83v9.06zM20.09 2.5h-16.19c-.77 0-1.4.61-1.4 1.37v16.26c0 .76.63 1.37 1.4 1.37h16.19c.78 0 1.41-.61 1.41-1.37v-16.26c0-.76-.63-1.37-1.41-1.37z',
    },
  ],
  ...options,
});

/** Returns the option for Slack, by default with the ID `oidc.slack`. */
export const slack = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.slack',
  providerName: 'Slack',
  buttonColor: '#4a154b',
  iconPaths: [
    {
      color: '#36c5f0',
      d: 'M9.36 6.2a2.11 2.11 0 0 1-2.1-2.1a2.11 2.11 0 0 1 2.1-2.1a2.11 2.11 0 0 1 2.1 2.1v2.1h-2.1zM9.36 7.26a2.11 2.11 0 0 1 2.1 2.1a2.11 2.11 0 0 1-2.1 2.1h-5.26a2.11 2.11 0 0 1-2.1-2.1a2.11 2.11 0 0 1 2.1-2.1h5.26z',
    },
    {
      color: '#2eb67d',
      d: 'M17.8 9.36a2.11 2.11 0 0 1 2.1-2.1a2.11 2.11 0 0 1 2.1 2.1a2.11 2.11 0 0 1-2.1 2.1h-2.1v-2.1zM16.74 9.36a2.11 2.11 0 0 1-2.1 2.1a2.11 2.11 0 0 1-2.1-2.1v-5.26a2.11 2.11 0 0 1 2.1-2.1a2.11 2.11 0 0 1 2.1 2.1v5.26z',
    },
    {
      color: '#ecb22e',
      d: 'M14.64 17.8a2.11 2.11 0 0 1 2.1 2.1a2.11 2.11 0 0 1-2.1 2.1a2.11 2.11 0 0 1-2.1-2.1v-2.1h2.1zM14.64 16.74a2.11 2.11 0 0 1-2.1-2.1a2.11 2.11 0 0 1 2.1-2.1h5.26a2.11 2.11 0 0 1 2.1 2.1a2.11 2.11 0 0 1-2.1 2.1h-5.26z',
    },
    {
      color: '#e01e5a',
      d: 'M6.2 14.64a2.11 2.11 0 0 1-2.1 2.1a2.11 2.11 0 0 1-2.1-2.1a2.11 2.11 0 0 1 2.1-2.1h2.1v2.1zM7.26 14.64a2.11 2.11 0 0 1 2.1-2.1a2.11 2.11 0 0 1 2.1 2.1v5.26a2.11 2.11 0 0 1-2.1 2.1a2.11 2.11 0 0 1-2.1-2.1v-5.26z',
    },
  ],
  ...options,
});

/** Returns the option for GitLab, by default with the ID `oidc.gitlab`. */
export const gitlab = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.gitlab',
  providerName: 'GitLab',
  buttonColor: '#171321',
  iconPaths: [
    {
      color: '#e24329',
      d: 'M22.63 9.79l-.03-.08l-2.99-7.81a.78 .78 0 0 0-.31-.37a.8 .8 0 0 0-.92 .05a.8 .8 0 0 0-.26 .4l-2.02 6.19h-8.19l-2.02-6.19a.79 .79 0 0 0-.27-.4a.8 .8 0 0 0-.91-.05a.79 .79 0 0 0-.31 .37l-3 7.81l-.03.08a5.56 5.56 0 0 0 1.84 6.43h.01l.03.02l4.56 3.42l2.26 1.71l1.37 1.03a.92 .92 0 0 0 1.12 0l1.37-1.03l2.26-1.71l4.59-3.44l.01-.01a5.56 5.56 0 0 0 1.84-6.42z',
    },
    {
      color: '#fc6d26',
      d: 'M22.63 9.79l-.03-.08c-1.45.3-2.84.93-4.03 1.88L12 16.56l4.19 3.1 4.59-3.44.01-.01a5.56 5.56 0 0 0 1.84-6.42zM1.37 9.79l.03-.08c1.45.3 2.84.93 4.03 1.88L12 16.56l-4.19 3.1-4.56-3.42-.04-.03a5.56 5.56 0 0 1-1.84-6.42z',
    },
    { color: '#fca326', d: 'M7.81 19.66L12 16.56l4.19 3.1-2.26 1.71-1.37 1.03a.92.92 0 0 1-1.12 0l-1.37-1.03z' },
  ],
  ...options,
});

/** Returns the option for Discord, by default with the ID `oidc.discord`. */
export const discord = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.discord',
  providerName: 'Discord',
  buttonColor: '#5865f2',
  iconPaths: [
    {
      d: 'M19.28 5.32a17.32 17.32 0 0 0-4.28-1.32a.06 .06 0 0 0-.07 .03c-.18.33-.38.76-.53 1.09c-1.61-.24-3.22-.24-4.8 0c-.14-.34-.35-.76-.54-1.09a.07 .07 0 0 0-.07-.03a17.27 17.27 0 0 0-4.27 1.32a.06 .06 0 0 0-.03 .03c-2.72 4.07-3.47 8.03-3.1 11.95a.07 .07 0 0 0 .02 .05c1.8 1.32 3.54 2.12 5.25 2.65a.07 .07 0 0 0 .07-.02c.41-.56.77-1.14 1.07-1.75a.07 .07 0 0 0-.03-.09c-.57-.22-1.12-.48-1.64-.78a.07 .07 0 0 1-.01-.11c.11-.09.22-.17.33-.26a.07 .07 0 0 1 .07-.01c3.43 1.57 7.15 1.57 10.55 0a.06 .06 0 0 1 .07 .01c.1.09.21.17.32.26a.07 .07 0 0 1 0 .11a10.76 10.76 0 0 1-1.64 .78a.07 .07 0 0 0-.04 .09c.32.61.68 1.19 1.08 1.75a.07 .07 0 0 0 .07 .02c1.72-.53 3.46-1.33 5.25-2.65a.07 .07 0 0 0 .03-.05c.44-4.53-.73-8.46-3.11-11.95a.05 .05 0 0 0-.02-.03zM8.52 14.91c-1.04 0-1.89-.95-1.89-2.11c0-1.17.84-2.12 1.89-2.12c1.06 0 1.9.96 1.88 2.12c0 1.16-.83 2.11-1.88 2.11zM15.5 14.91c-1.04 0-1.89-.95-1.89-2.11c0-1.17.83-2.12 1.89-2.12c1.05 0 1.9.96 1.88 2.12c0 1.16-.83 2.11-1.88 2.11z',
    },
  ],
  ...options,
});

/** Returns the option for Twitch, by default with the ID `oidc.twitch`. */
export const twitch = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.twitch',
  providerName: 'Twitch',
  buttonColor: '#9146ff',
  iconPaths: [
    {
      d: 'M11.64 5.93h1.43v4.28h-1.43zM15.57 5.93h1.43v4.28h-1.43zM7 2l-3.57 3.57v12.86h4.28v3.57l3.58-3.57h2.85l6.43-6.43v-10zM19.14 11.29l-2.85 2.85h-2.86l-2.5 2.5v-2.5h-3.22v-10.71h11.43z',
    },
  ],
  ...options,
});

/** Returns the option for Spotify, by default with the ID `oidc.spotify`. */
export const spotify = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.spotify',
  providerName: 'Spotify',
  buttonColor: '#1ed760',
  iconPaths: [
    {
      d: 'M12 2c-5.5 0-10 4.5-10 10s4.5 10 10 10s10-4.5 10-10s-4.45-10-10-10zM16.6 16.45c-.2.3-.55.4-.85.2c-2.35-1.45-5.3-1.75-8.8-.95c-.35.1-.65-.15-.75-.45c-.1-.35.15-.65.45-.75c3.8-.85 7.1-.5 9.7 1.1c.35.15.4.55.25.85zM17.8 13.7c-.25.35-.7.5-1.05.25c-2.7-1.65-6.8-2.15-9.95-1.15c-.4.1-.85-.1-.95-.5c-.1-.4.1-.85.5-.95c3.65-1.1 8.15-.55 11.25 1.35c.3.15.45.65.2 1zM17.9 10.9c-3.2-1.9-8.55-2.1-11.6-1.15c-.5.15-1-.15-1.15-.6c-.15-.5.15-1 .6-1.15c3.55-1.05 9.4-.85 13.1 1.35c.45.25.6.85.35 1.3c-.25.35-.85.5-1.3.25z',
    },
  ],
  ...options,
});

/** Returns the option for Notion, by default with the ID `oidc.notion`. */
export const notion = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.notion',
  providerName: 'Notion',
  buttonColor: '#000000',
  iconPaths: [
    {
      d: 'M5.72 5.51c.62.5.85.46 2.02.39l11.01-.67c.24 0 .04-.23-.04-.27l-1.83-1.32c-.35-.27-.81-.58-1.71-.51l-10.66.78c-.39.04-.47.24-.31.39zM6.38 8.07v11.59c0 .62.31.86 1.01.82l12.1-.7c.7-.04.78-.47.78-.98v-11.5c0-.51-.19-.78-.62-.74l-12.65.74c-.47.03-.62.27-.62.77zM18.32 8.69c.08.35 0 .7-.35.74l-.58.12v8.55c-.51.28-.97.43-1.36.43c-.63 0-.78-.19-1.25-.77l-3.81-5.99v5.79l1.21.27s0 .7-.98.7l-2.68.16c-.08-.16 0-.55.27-.62l.7-.2v-7.66l-.97-.08c-.08-.35.12-.85.66-.89l2.88-.2l3.97 6.07v-5.37l-1.01-.11c-.08-.43.23-.74.62-.78zM3.61 2.86l11.1-.81c1.36-.12 1.71-.04 2.56.58l3.54 2.49c.59.43.78.54.78 1.01v13.65c0 .85-.31 1.36-1.4 1.44l-12.88.77c-.82.04-1.21-.07-1.63-.62l-2.61-3.38c-.47-.62-.66-1.09-.66-1.64v-12.13c0-.7.31-1.28 1.2-1.36z',
    },
  ],
  ...options,
});

/**
 * Returns the option for Okta, by default with the ID `oidc.okta`. The blue is a little darker than Okta's, so that
 * white text on it can be read.
 */
export const okta = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.okta',
  providerName: 'Okta',
  buttonColor: '#007bbd',
  iconPaths: [
    {
      d: 'M12 2.5c-5.23 0-9.5 4.24-9.5 9.5s4.24 9.5 9.5 9.5s9.5-4.24 9.5-9.5s-4.27-9.5-9.5-9.5zM12 16.75c-2.63 0-4.75-2.12-4.75-4.75s2.12-4.75 4.75-4.75s4.75 2.12 4.75 4.75s-2.12 4.75-4.75 4.75z',
    },
  ],
  ...options,
});

/** Returns the option for Auth0, by default with the ID `oidc.auth0`. */
export const auth0 = (options?: PresetOptions): SignInOption => ({
  provider: 'oidc.auth0',
  providerName: 'Auth0',
  buttonColor: '#eb5424',
  iconPaths: [
    {
      d: 'M20.32 8.21l-1.97-6.21h-12.73l-1.94 6.21c-1.12 3.59.03 7.67 3.18 10.01l5.15 3.78l5.13-3.79c3.13-2.34 4.32-6.41 3.18-10.02l-5.14 3.82l1.96 6.21l-5.14-3.83l-5.13 3.81l1.97-6.19l-5.16-3.79l6.36-.04l1.97-6.18l1.96 6.17l6.35.04z',
    },
  ],
  ...options,
});

/**
 * Returns the option for X, whose provider ID is `twitter.com`. The option needs no `iconPaths`, because the widget
 * draws its own icon for the name "X".
 */
export const x = (options?: PresetOptions): SignInOption => ({
  provider: 'twitter.com',
  providerName: 'X',
  buttonColor: '#000000',
  ...options,
});
