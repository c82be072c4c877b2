import type { DemoGoods } from './demo.types.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const headed = (heading: string, html: string) => `<h3>${heading}</h3>${html}`;
const list = (tag: 'ol' | 'ul', texts: readonly string[]) =>
  `<${tag}>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</${tag}>`;
const picture = (key: string | undefined) => (key ? `<p><img src="/img/${key}" alt="" width="750" height="750"></p>` : '');

const row = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
const table = (rows: readonly (readonly string[])[], head: readonly string[] = []) =>
  `<table>${head.length > 0 ? `<thead>${row('th', head)}</thead>` : ''}<tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;

type DescribedGoods = Pick<DemoGoods, 'detail' | 'parameters' | 'sizeTable'>;

/** An item's detail in plates: what it is, its facts and sizes, its further pictures, what is in the box, how to look after it. */
export function detailHtml({ detail, parameters, sizeTable }: DescribedGoods, pictures: readonly string[]): string {
  const { points, paragraphs, packing, care } = detail;
  return [
    headed('商品亮点', list('ol', points)),
    headed('商品参数', table(parameters.map(({ name, value }) => [name, value]))),
    ...(sizeTable ? [headed('尺寸对照', table(sizeTable.rows, sizeTable.columns))] : []),
    ...paragraphs.map((text, at) => `<p>${escapeHtml(text)}</p>${picture(pictures[at])}`),
    ...pictures.slice(paragraphs.length).map(picture),
    ...(packing ? [headed('包装清单', list('ul', packing))] : []),
    ...(care ? [headed('使用与保养', list('ul', care))] : []),
  ].join('');
}
