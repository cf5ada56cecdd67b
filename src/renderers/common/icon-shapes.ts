import type { Choice } from '../../widget/description.ts';

/** A shape of an icon: an SVG element and its attributes. */
export type Shape = readonly [
  tag: 'path' | 'rect' | 'circle',
  attributes: { readonly style?: Paint; readonly [geometry: string]: string | Paint | undefined },
];

/**
 * The style of a shape, with React's property names. CSS rules of the page can override attributes, but not this style.
 */
type Paint = Readonly<Partial<Record<'fill' | 'stroke' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin', string>>>;

const line = (d: string): Shape => ['path', { d }];
const solid = (d: string, fill = 'currentcolor'): Shape => ['path', { style: { fill, stroke: 'none' }, d }];
/** Returns a line without round ends and corners. */
const sharpLine = (d: string, stroke: string, strokeWidth: string): Shape => [
  'path',
  { style: { stroke, strokeWidth, strokeLinecap: 'butt', strokeLinejoin: 'miter' }, d },
];

/**
 * Maps the ID of a provider, protocol or second factor to its icon on a grid of 24 × 24. Only well-known logos have
 * their own colours.
 */
const icons: Readonly<Record<string, readonly Shape[]>> = {
  password: [['rect', { x: '3', y: '5', width: '18', height: '14', rx: '2' }], line('M3.5 7.5L12 13.5l8.5-6')],
  phone: [['rect', { x: '6.5', y: '2.5', width: '11', height: '19', rx: '2.5' }], line('M11 18h2')],
  anonymous: [['circle', { cx: '12', cy: '8', r: '4' }], line('M4 20.5c1-4.2 3.8-6 8-6s7 1.8 8 6')],
  'google.com': [
    sharpLine('M5.45 7.41A8 8 0 0 1 17.66 6.34', '#ea4335', '4'),
    sharpLine('M5.45 16.59a8 8 0 0 1 0-9.18', '#fbbc05', '4'),
    sharpLine('M17.14 18.13A8 8 0 0 1 5.45 16.59', '#34a853', '4'),
    sharpLine('M12 12h8a8 8 0 0 1-2.86 6.13', '#4285f4', '4'),
  ],
  'facebook.com': [
    solid(
      'M13.9 21.5v-8.2h2.9l.5-3.4h-3.4V7.8c0-1.1.5-1.8 1.9-1.8h1.7V2.9c-.6-.1-1.5-.2-2.5-.2-2.7 0-4.5 1.6-4.5 4.6v2.6H7.5v3.4h3v8.2z',
    ),
  ],
  'twitter.com': [
    solid(
      'M21.5 6.2c-.7.3-1.4.5-2.2.6.8-.5 1.4-1.2 1.7-2.1-.8.4-1.6.8-2.5.9a3.9 3.9 0 0 0-6.7 3.5C8.6 9 5.7 7.5 3.8 5.1c-1 1.8-.5 4 1.2 5.2-.6 0-1.2-.2-1.7-.5 0 1.9 1.3 3.5 3.1 3.9-.6.1-1.2.2-1.8.1.5 1.6 1.9 2.7 3.6 2.7A7.9 7.9 0 0 1 2.5 18c1.7 1.1 3.8 1.8 6 1.8 7.2 0 11.3-6.1 11.1-11.6.7-.5 1.4-1.2 1.9-2z',
    ),
  ],
  // The logo of X, formerly Twitter. The sign-in option `twitter.com` has this logo if its `providerName` or
  // `fullLabel` contains the word "X".
  'x.com': [sharpLine('M3.4 3.3h4.8l12.4 17.4h-4.8zM19.8 2.6l-6.6 7.7M10.8 13.7l-6.6 7.7', 'currentcolor', '1.5')],
  'github.com': [
    solid(
      'M10.5 16.2C7.9 15.8 6.1 14 6.1 11.6c0-1 .3-2 .9-2.7-.2-.7-.2-2 .1-2.6.8-.1 1.8.3 2.4.9a10 10 0 0 1 5 0c.6-.6 1.6-1 2.4-.9.3.6.3 1.9.1 2.6.6.7.9 1.7.9 2.7 0 2.4-1.8 4.2-4.4 4.6.7.4 1.1 1.3 1.1 2.4v3a10 10 0 1 0-5.2 0v-2.5c-2 .4-2.8-.4-3.5-1.8-.3-.6-.5-.9-1-.9-.5-.1-.3-.7.5-.7.6 0 1 .3 1.6 1.1.4.6.8.8 1.3.8.8 0 1.4-.7 2.2-1.4z',
    ),
  ],
  'microsoft.com': [
    solid('M3 3h8.5v8.5H3z', '#f25022'),
    solid('M12.5 3H21v8.5h-8.5z', '#7fba00'),
    solid('M3 12.5h8.5V21H3z', '#00a4ef'),
    solid('M12.5 12.5H21V21h-8.5z', '#ffb900'),
  ],
  'yahoo.com': [
    ['path', { style: { strokeWidth: '3' }, d: 'M2.8 7l4.7 6.5L12 7M7.5 13.5v6.3M18.3 4l-1.3 10.5M16.6 19.8v.01' }],
  ],
  'apple.com': [
    solid(
      'M12.2 7.3c1.2 0 2.3-1 4.1-1 1.4 0 2.8.7 3.7 2a4.6 4.6 0 0 0-2.2 3.9c0 2 1.2 3.5 2.8 4.2-.8 2.6-2.6 5.3-4.5 5.3-1.4 0-1.9-.9-3.6-.9s-2.3.9-3.6.9C6.3 21.7 3.5 16.8 3.5 12.5c0-3.9 2.4-6.1 4.9-6.1 1.6 0 2.7.9 3.8.9zM12 6.2c-.2-2.3 1.7-4.2 3.7-4.4.3 2.3-1.6 4.4-3.7 4.4z',
    ),
  ],
  saml: [line('M12 2.5l8 3v6c0 4.5-3 8-8 10-5-2-8-5.5-8-10v-6zm0 9v4'), ['circle', { cx: '12', cy: '10', r: '1.5' }]],
  oidc: [
    ['rect', { x: '2.5', y: '5', width: '19', height: '14', rx: '2' }],
    ['circle', { cx: '8.5', cy: '10.5', r: '2' }],
    line('M5.5 16c.4-1.7 1.4-2.5 3-2.5s2.6.8 3 2.5m3-6h4m-4 4h4'),
  ],
  app: [line('M11 12a5 5 0 1 0 1 1l9-9m-4 4l3 3')],
  totp: [['circle', { cx: '12', cy: '12', r: '9' }], line('M12 6.5V12l3.5 2.5')],
  tenant: [line('M4.5 21V3.5h10V21m0-11h5v11m-17 0h19M8 7.5h3m-3 4h3m-3 4h3')],
};

/**
 * Returns the shapes of a choice's icon. Returns null for a URL or an unknown name.
 *
 * @param icon the choice's `icon`
 * @param paths the choice's `iconPaths`, which take the place of `icon`
 */
export function findIconShapes(icon: string, paths?: Choice['iconPaths']): readonly Shape[] | null {
  if (paths) return paths.map(({ d, color }) => solid(d, color));
  if (Object.hasOwn(icons, icon)) return icons[icon] ?? null;
  const [, protocol = ''] = /^(saml|oidc)\../.exec(icon) ?? [];
  return icons[protocol] ?? null;
}
