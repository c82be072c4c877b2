import { countText } from '#lib/count';
import { money } from '#lib/money';
import type { Finding } from './activity.types.ts';
import type { findingTexts } from './finding.texts.ts';

/** A finding in words, for whoever mends it. */
export function findingText(
  { code, cid, listFen, available }: Finding,
  shopName: (cid: string) => string,
  texts: (typeof findingTexts)['zhCN'],
): string {
  const shop = cid === undefined ? texts.anyShop : shopName(cid);
  switch (code) {
    case 'OVER':
    case 'NO_GOODS':
      return texts[code];
    case 'PRICE_NOT_LOWER':
      return texts.PRICE_NOT_LOWER(shop, money(listFen ?? 0));
    case 'STOCK_SHORT':
      return texts.STOCK_SHORT(shop, countText(available ?? 0));
    case 'STOCK_ALL':
    case 'OFF_SHELF':
      return texts[code](shop);
  }
}

/** What a refusal to publish says stands against it. */
export function findingsIn(data: unknown): readonly Finding[] {
  const { findings } = (data ?? {}) as { findings?: unknown };
  return Array.isArray(findings) ? (findings as Finding[]) : [];
}
