/** `doorstep-auth/providers`: sign-in options for LinkedIn, Slack and others, with the provider's name, mark and colour. */
export {
  auth0,
  discord,
  gitlab,
  linkedin,
  notion,
  okta,
  slack,
  spotify,
  twitch,
  x,
  type PresetOptions,
} from '../widget/config/provider-presets.ts';
export type { IconPath, SignInOption } from '../widget/config/ui-config.ts';
