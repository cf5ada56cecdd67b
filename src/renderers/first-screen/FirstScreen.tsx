import { createElement, type ReactNode, useLayoutEffect, useState } from 'react';
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
  const [box, setBox] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => (box ? () => handOver(box) : undefined), [box]);
  return createElement(screen.type, { ...screen.props, ref: setBox }, ...screen.children.map(draw));
}

const draw = (node: StaticNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node.type, node.props, ...node.children.map(draw));
