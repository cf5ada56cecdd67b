import type { AccountBackupCodes } from '../src/widget/config/ui-config.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, reportUser } from './support/story-backend.ts';

export default { title: 'Backup codes' };

const codes = [
  ...['h7k2m-pq4xw', 'r9t3c-vb6nd', 'y2f8g-ze5ja', 'm4w7s-kd3hq', 'x6b9p-tr2cu'],
  ...['n3v5y-fg8wm', 'q8j4d-hs7ke', 'c5z2x-mb9rt', 'g9u6f-yn4vp', 'w7e3k-ja8sd'],
];

const waiting = () => new Promise<never>(() => {});
const refuse = (problem: string) => () => Promise.reject(Object.assign(new Error(problem), { problem }));

/** Creates the configuration of an app with backup codes. The function `use` never ends. */
const withCodes = (left: number, changes: Partial<AccountBackupCodes> = {}) => ({
  backupCodes: {
    create: () => Promise.resolve(codes),
    count: () => Promise.resolve({ left, createdAt: null }),
    use: waiting,
    ...changes,
  },
});

const backend = { observeSession: reportUser(ada.user) };
const known = { email: 'ada@example.com' };

export const UseCode = screenStory({ screen: 'backupCode', input: known, config: withCodes(10) });
export const UseCodeRecommended = screenStory({
  screen: 'backupCode',
  input: known,
  config: withCodes(10),
  appearance: recommendedLook,
});
export const UseCodeWithEmail = screenStory({ screen: 'backupCode', input: {}, config: withCodes(10) });
export const WrongCode = screenStory({
  screen: 'backupCode',
  input: known,
  config: withCodes(10, { use: refuse('wrongCode') }),
  steps: [{ fill: { code: 'h7k2m-pq4xx' }, click: 'use' }],
});
export const NotReached = screenStory({
  screen: 'backupCode',
  input: known,
  config: withCodes(10, { use: refuse('unavailable') }),
  steps: [{ fill: { code: 'h7k2m-pq4xw' }, click: 'use' }],
});

export const Codes = screenStory({ screen: 'backupCodes', input: {}, config: withCodes(10), backend });
export const CodesRecommended = screenStory({
  screen: 'backupCodes',
  input: {},
  config: withCodes(10),
  backend,
  appearance: recommendedLook,
});
export const NotCounted = screenStory({
  screen: 'backupCodes',
  input: {},
  config: withCodes(0, { count: refuse('unavailable') }),
  backend,
});
export const NotCreated = screenStory({
  screen: 'backupCodes',
  input: {},
  config: withCodes(0, { create: refuse('unavailable') }),
  backend,
  steps: [{ click: 'create' }],
});
export const NewCodes = screenStory({
  screen: 'backupCodes',
  input: {},
  config: withCodes(0),
  backend,
  steps: [{ click: 'create' }],
});

export const AfterSecondStep = screenStory({ screen: 'newBackupCodes', input: {}, config: withCodes(0), backend });
export const AfterSecondStepRecommended = screenStory({
  screen: 'newBackupCodes',
  input: {},
  config: withCodes(0),
  backend,
  appearance: recommendedLook,
});
