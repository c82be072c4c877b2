import type { InputOf } from '#api/calls';

type Words = Pick<InputOf<'trade.order.search'>, 'number' | 'phone' | 'trackingNo' | 'words'>;

/** One field finds by four things: what was typed says which. Order numbers are 18 digits or more, phones eleven or their last four. */
export function searchWords(typed: string): Words {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '') return {};
  if (/^(1\d{10}|\d{4})$/.test(text)) return { phone: text };
  if (/^[1-9]\d{15,18}$/.test(text)) return { number: text };
  if (/^(?=.*\d)[A-Za-z0-9-]{6,40}$/.test(text)) return { trackingNo: text };
  return { words: typed.trim().slice(0, 40) };
}
