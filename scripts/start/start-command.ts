import { oneOf, wholeNumber } from '../../tools/command-line.ts';
import { firstPort } from './listen.ts';
import { startTargets, type BackendName } from './start-targets.ts';

export const startCommand = {
  usage: `npm start -- [--backend ${Object.keys(startTargets).join('|')}] [--port NUMBER]`,
  about:
    'Builds the demo if its sources have changed, and serves it on this machine. With --backend firebase, serves the app in src/app instead: a sign-in page on your Firebase project.',
  options: {
    backend: {
      value: 'NAME',
      parse: oneOf(Object.keys(startTargets) as BackendName[]),
      help:
        'The service that knows the accounts. fake (default): the in-memory service, a stand-in for Firebase Auth; emulator: ' +
        'the Firebase Auth emulator; firebase: your Firebase project, configured in .env.',
    },
    port: {
      value: 'NUMBER',
      parse: wholeNumber(1, 65_535),
      help: `Port to serve on. Default: the first free port from ${firstPort} on.`,
    },
  },
} as const;
