/** A template as it is written: elements, and texts between them. */
export interface WxmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: WxmlNode[];
}
export type WxmlNode = WxmlElement | string;

const piece = /<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w:.-]+(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*')?)*)\s*(\/?)>|[^<]+/g;
const attribute = /([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

export function parseWxml(source: string): WxmlNode[] {
  const root: WxmlElement = { tag: 'block', attributes: {}, children: [] };
  const open = [root];
  const parent = () => open.at(-1) ?? root;
  for (const [text, closed, opened, attributes = '', isEmpty] of source.matchAll(piece)) {
    if (opened !== undefined) {
      const made: WxmlElement = { tag: opened, attributes: attributesOf(attributes), children: [] };
      parent().children.push(made);
      if (!isEmpty) open.push(made);
    } else if (closed !== undefined) {
      const left = open.pop();
      if (left?.tag !== closed) throw new Error(`wxml: </${closed}> closes <${left?.tag}>`);
    } else if (!text.startsWith('<!--') && text.trim() !== '') parent().children.push(text.trim());
  }
  if (open.length !== 1) throw new Error(`wxml: <${parent().tag}> stays open`);
  return root.children;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(Array.from(text.matchAll(attribute), ([, name = '', double, single]) => [name, double ?? single ?? '']));
