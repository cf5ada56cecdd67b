import type { Description, Inline, Paragraph } from '../../widget/description.ts';
import { h, type Child, type VirtualElement } from './dom.ts';

type OnAction = (action: string) => void;

/** Draws the screen's headings. `tabindex: -1` makes them focusable by script, but not by the Tab key. */
export function headings({ title, heading }: Description): readonly Child[] {
  return [
    title && h('h1', { class: 'doorstep-title', tabindex: -1 }, title),
    heading && h('h2', { class: 'doorstep-heading', tabindex: -1 }, heading),
  ];
}

export function paragraph(content: Paragraph, onAction: OnAction): VirtualElement {
  if (typeof content === 'object' && 'list' in content) {
    const items = content.list.map((text) => h('li', {}, text));
    return h('ul', { class: 'doorstep-text doorstep-list' }, ...items);
  }
  const text = typeof content === 'string' ? [content] : inlineText(content, onAction);
  return h('p', { class: 'doorstep-text' }, ...text);
}

/** Draws the small print (reference §1.1 "Footers"): a sentence with links, or only the links. */
export function smallPrint({ kind, content }: NonNullable<Description['footer']>, onAction: OnAction): VirtualElement {
  if (kind === 'sentence') return h('p', { class: 'doorstep-footer' }, ...inlineText(content, onAction));
  const items = content.map((link) => h('li', {}, ...inlineText([link], onAction)));
  return h('ul', { class: 'doorstep-footer doorstep-footer-links' }, ...items);
}

/** Draws text that may contain emphasis and links. */
function inlineText(content: readonly Inline[], onAction: OnAction): readonly Child[] {
  return content.map((part) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return h('strong', {}, part.strong);
    if ('action' in part) {
      const on = { click: () => onAction(part.action) };
      return h('button', { type: 'button', class: 'doorstep-link', name: part.action, on }, part.text);
    }
    const { text, href } = part;
    return h('a', { class: 'doorstep-link', href, target: '_blank', rel: 'noopener noreferrer' }, text);
  });
}
