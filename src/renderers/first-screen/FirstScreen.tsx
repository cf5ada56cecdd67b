import { createElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { handOver } from './hand-over.ts';
import type { StaticElement, StaticNode } from './static-react.ts';

export interface FirstScreenProps {
  /** The screen that `renderFirstScreen` has returned on the server. */
  readonly screen: StaticElement;
}

/**
 * Draws the first screen as a server has rendered it, for the prop `fallback` of `<SignIn>`. When the widget takes its
 * place, the typed text and the focus move to the widget.
 */
export function FirstScreen({ screen }: FirstScreenProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element) handOver(element);
    };
  }, []);
  return draw(screen, box);
}

function draw(node: StaticNode, ref: RefObject<HTMLElement | null> | null = null): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.type, { ...node.props, ...(ref && { ref }) }, ...node.children.map((child) => draw(child)));
}
