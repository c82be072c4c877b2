import { fill, shown } from './expression.ts';
import type { WxmlElement, WxmlNode } from './wxml.ts';

type Scope = Readonly<Record<string, unknown>>;

/** An element as it is to be shown now. */
export interface DrawnElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly Drawn[];
}
export type Drawn = DrawnElement | string;

/** A template filled with a page's data. */
export function draw(nodes: readonly WxmlNode[], scope: Scope): Drawn[] {
  const drawn: Drawn[] = [];
  /** Whether a branch of the present chain of conditions was taken. */
  let isTaken = false;
  for (const node of nodes) {
    if (typeof node === 'string') drawn.push(shown(fill(node, scope)));
    else {
      const { attributes } = node;
      const isChained = 'wx:elif' in attributes || 'wx:else' in attributes;
      if (!isChained) isTaken = false;
      if (isChained && isTaken) continue;
      const condition = attributes['wx:if'] ?? attributes['wx:elif'];
      if (condition !== undefined && !fill(condition, scope)) continue;
      isTaken = condition !== undefined || isChained;
      drawn.push(...(attributes['wx:for'] === undefined ? drawElement(node, scope) : drawEach(node, attributes['wx:for'], scope)));
    }
  }
  return drawn;
}

function drawEach(node: WxmlElement, list: string, scope: Scope): Drawn[] {
  const { 'wx:for-item': item = 'item', 'wx:for-index': index = 'index' } = node.attributes;
  const values = fill(list, scope);
  return (Array.isArray(values) ? values : []).flatMap((value, place) => drawElement(node, { ...scope, [item]: value, [index]: place }));
}

function drawElement({ tag, attributes, children }: WxmlElement, scope: Scope): Drawn[] {
  const inside = draw(children, scope);
  if (tag === 'block') return inside;
  const own = Object.entries(attributes).filter(([name]) => !name.startsWith('wx:'));
  return [{ tag, attributes: Object.fromEntries(own.map(([name, value]) => [name, fill(value, scope)])), children: inside }];
}
