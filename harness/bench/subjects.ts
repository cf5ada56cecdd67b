import { findBrowser } from '../../tools/browser/find-browser.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { corpus } from '../corpus/corpus.ts';
import { lanesNamed, type Lane } from '../lanes/lanes.ts';
import { withClaims } from '../run/claims.ts';
import { startServers } from '../run/servers.ts';
import { sampleCorpus, sampleLane } from '../sample-corpus/corpus.ts';

/** Sentences that are run as often as there are examples, and where. */
export interface Subject {
  /** The requirement whose Rule they are under. */
  readonly requirement: string;
  readonly sentences: readonly string[];
  /** Whose code is behind the sentences. */
  readonly corpus: Corpus;
  readonly lane: Lane;
  /** Works on what the lane needs, which is not measured. */
  prepared<T>(work: (worldParameters: Readonly<Record<string, unknown>>) => Promise<T>): Promise<T>;
}

export type SubjectName = 'harness' | 'browser';

/** By name: what only the harness costs, and the cheapest scenario in a browser. */
export const subjectNamed = (name: SubjectName): Subject => (name === 'harness' ? kettle : door());

const kettle: Subject = {
  requirement: 'kettle.boils',
  // About as many as a journey has: what one sentence costs would be lost in what a run takes by itself.
  sentences: ['Given a kettle', ...Array.from({ length: 9 }, () => 'Then it boils')],
  corpus: sampleCorpus,
  lane: sampleLane('bench'),
  prepared: (work) => work({}),
};

function door(): Subject {
  const [lane] = lanesNamed(['react:fake']);
  if (!lane) throw new Error('expected a lane react:fake');
  return {
    requirement: 'route.waiting',
    sentences: ['When Grace opens "/"', 'Then she comes to "Sign in with email"'],
    corpus,
    lane,
    async prepared(work) {
      const { executablePath } = await findBrowser(() => {});
      await using servers = await startServers([lane], () => {});
      return await withClaims((claims) => work({ ...servers.parametersFor(lane), executablePath, claims }));
    },
  };
}
