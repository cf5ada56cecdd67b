import type { Description, Inline, Paragraph } from '../../widget/description.ts';
import { h, type Child, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

type OnAction = (action: string) => void;

/**
 * Draws the screen's headings. Scripts can focus them, but the Tab key cannot.
 *
 * @param id prefix of the headings' IDs
 */
export function headings({ title, heading }: Description, id: string): readonly Child[] {
  return [
    title && h('h1', { ...part('title'), id: `${id}title`, tabindex: -1 }, title),
    heading && h('h2', { ...part('heading'), id: `${id}heading`, tabindex: -1 }, heading),
  ];
}

export function paragraph(content: Paragraph, onAction: OnAction): VirtualElement {
  if (typeof content === 'object' && 'list' in content) {
    const items = content.list.map((text) => h('li', {}, text));
    return h('ul', part('text', ' doorstep-list'), ...items);
  }
  const text = typeof content === 'string' ? [content] : inlineText(content, onAction);
  return h('p', part('text'), ...text);
}

/** Draws the small print (reference §1.1 "Footers"): a sentence with links, or only the links. */
export function smallPrint({ kind, content }: NonNullable<Description['footer']>, onAction: OnAction): VirtualElement {
  if (kind === 'sentence') return h('p', part('footer'), ...inlineText(content, onAction));
  const items = content.map((link) => h('li', {}, ...inlineText([link], onAction)));
  return h('ul', part('footer', ' doorstep-footer-links'), ...items);
}

/** Draws text that may contain emphasis and links. */
export function inlineText(content: readonly Inline[], onAction: OnAction): readonly Child[] {
  return content.map((item) => {
    if (typeof item === 'string') return item;
    if ('strong' in item) return h('strong', {}, item.strong);
    if ('action' in item) {
      const on = { click: () => onAction(item.action) };
      return h('button', { type: 'button', ...part('link'), name: item.action, on }, item.text);
    }
    const { text, href, kind } = item;
    return h('a', { ...part('link'), 'data-kind': kind, href, target: '_blank', rel: 'noreferrer' }, text);
  });
}
