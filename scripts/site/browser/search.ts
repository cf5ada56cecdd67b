/** Search page: finds the sections of guides and the Rules that contain the words of a query. */
import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchSection } from '../search-sections.ts';

declare global {
  /** The content of `search-sections.js`. */
  var searchSections: readonly SearchSection[];
}

/** Maximum number of results that the page shows. */
const MOST_RESULTS = 40;
/** Length of the text that a result shows before and after the first word that was found. */
const TEXT_BEFORE = 60;
const TEXT_AFTER = 140;

const index = new MiniSearch<SearchSection>({
  idField: 'link',
  fields: ['title', 'page', 'text'],
  searchOptions: {
    boost: { title: 4, page: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    weights: { prefix: 0.6, fuzzy: 0.2 },
    boostDocument: (_, __, stored) => (stored?.['area'] === 'Guides' ? 2 : 1),
  },
  storeFields: ['area'],
});
index.addAll(searchSections);
const sections = new Map(searchSections.map((section) => [section.link, section]));

const input = document.querySelector<HTMLInputElement>('[name=q]');
const list = document.querySelector('#results');
const status = document.querySelector('#status');
if (input && list && status) {
  const show = () => {
    const results = find(input.value);
    list.replaceChildren(...results.slice(0, MOST_RESULTS).map(createItem));
    status.textContent = describe(input.value.trim(), results.length);
  };
  input.addEventListener('input', show);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  input.focus();
  show();
}

/**
 * Returns the sections that contain all words. If no section contains all words, returns the sections that contain at
 * least one word.
 */
function find(query: string): readonly SearchResult[] {
  const all = index.search(query, { combineWith: 'AND' });
  return all.length > 0 ? all : index.search(query);
}

function describe(query: string, count: number): string {
  if (query === '') return 'Enter words to search for.';
  if (count === 0) return `Nothing contains “${query}”.`;
  return count === 1 ? '1 result' : `${count > MOST_RESULTS ? `The best ${MOST_RESULTS} of ` : ''}${count} results`;
}

function createItem({ id, terms }: SearchResult): HTMLElement {
  const item = document.createElement('li');
  const section = sections.get(String(id));
  if (!section) return item;
  const link = document.createElement('a');
  link.href = section.link;
  link.textContent = section.title;
  const place = document.createElement('p');
  place.className = 'faint';
  place.textContent = section.title === section.page ? section.area : `${section.area} › ${section.page}`;
  const text = document.createElement('p');
  text.append(...createExcerpt(section.text, terms));
  item.append(link, place, text);
  return item;
}

/** Returns the text around the first place where one of the words occurs. Marks all words in this text. */
function createExcerpt(text: string, words: readonly string[]): readonly (Node | string)[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escapePattern).join('|')})`, 'giu');
  const first = Math.max(text.search(pattern), 0);
  const start = first > TEXT_BEFORE ? text.indexOf(' ', first - TEXT_BEFORE) + 1 : 0;
  const end = text.length > first + TEXT_AFTER ? text.lastIndexOf(' ', first + TEXT_AFTER) : text.length;
  const excerpt = text.slice(start, Math.max(end, first));
  const parts: (Node | string)[] = [start > 0 ? '… ' : ''];
  let at = 0;
  for (const { 0: word, index: place } of excerpt.matchAll(pattern)) {
    const mark = document.createElement('mark');
    mark.textContent = word;
    parts.push(excerpt.slice(at, place), mark);
    at = place + word.length;
  }
  return [...parts, excerpt.slice(at), end < text.length ? ' …' : ''];
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
