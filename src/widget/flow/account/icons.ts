import type { IconPath } from '../../config/ui-config.ts';

// Icons of buttons on the account page. The renderers have only the icons of sign-in options, so screens pass these.

export const bin: readonly IconPath[] = [{ d: 'M9 2h6l1 2h5v2H3V4h5zM5 7h14l-1 15H6zm4 3v9h1.5v-9zm4.5 0v9H15v-9z' }];

/** A laptop and a phone. */
export const devices: readonly IconPath[] = [{ d: 'M3 5h14v2H5v8h8v2H1v-2h2zM15 9h7v11h-7zm2 2v6h3v-6z' }];

export const laptop: readonly IconPath[] = [{ d: 'M4 4h16v12H4zm2 2v8h12V6zM1 18h22v2H1z' }];

export const key: readonly IconPath[] = [
  { d: 'M7 7a5 5 0 0 1 4.9 4H23v3h-2v3h-3v-3h-6.1A5 5 0 1 1 7 7zm0 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z' },
];

export const pencil: readonly IconPath[] = [
  { d: 'M3 17.5V21h3.5L17 10.5 13.5 7zM15 5.5 18.5 9 20.6 6.9a1 1 0 0 0 0-1.4L18.5 3.4a1 1 0 0 0-1.4 0z' },
];

/** A person with a key. */
export const personWithKey: readonly IconPath[] = [
  { d: 'M9.5 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2 20v-1.5C2 15.5 6 14 9.5 14c1.3 0 2.6.2 3.8.6A5 5 0 0 0 15 17v3z' },
  {
    d: 'M18.5 9a3.5 3.5 0 0 0-1.5 6.66V20l1.5 1.5 2-2-1.2-1.2 1.2-1.2-.8-1A3.5 3.5 0 0 0 18.5 9zm0 2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
];

export const phone: readonly IconPath[] = [{ d: 'M6 1h12v22H6zm2 3v14h8V4zm3 15.5v1.5h2v-1.5z' }];

export const plus: readonly IconPath[] = [{ d: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z' }];
