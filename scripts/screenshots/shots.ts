import type { Page } from 'playwright';

/** What there are pictures of, and how each is brought on a page. */
export interface Shots extends AsyncDisposable {
  /** Where it is served. */
  readonly url: string;
  readonly names: readonly string[];
  show(page: Page, name: string): Promise<void>;
}
