import type { Lang } from '@qianpu/contract/shop-context';

export type { Lang };

/** What our own words are written in. */
const OURS: readonly Lang[] = ['zh-CN', 'en'];

export interface LanguageClaims {
  readonly asked: string | null;
  readonly remembered: string | undefined;
  /** Accept-Language. */
  readonly accepts: string | undefined;
}

/** A language we speak, however it is written ("zh", "zh-TW", "en-GB"); undefined for any other. */
export function readLanguage(tag: string | null | undefined): Lang | undefined {
  const name = tag?.trim().toLowerCase().split('-', 1)[0];
  if (name === 'zh') return 'zh-CN';
  return name === 'en' ? 'en' : undefined;
}

/** Of those offered: the address's word, then the one remembered from an address before, then the browser's preference; Chinese where nobody says. */
export function chooseLanguage({ asked, remembered, accepts }: LanguageClaims, offered: readonly Lang[] = OURS): Lang {
  const read = (tag: string | null | undefined) => offered.find((lang) => lang === readLanguage(tag));
  return read(asked) ?? read(remembered) ?? mostRequested(accepts ?? '', offered) ?? 'zh-CN';
}

function mostRequested(accepts: string, offered: readonly Lang[]): Lang | undefined {
  const requests = accepts.split(',').map((entry) => {
    const [tag, ...parameters] = entry.split(';');
    const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    return { lang: readLanguage(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  return requests
    .filter(({ lang, weight }) => lang && offered.includes(lang) && weight > 0)
    .sort((one, other) => other.weight - one.weight)[0]?.lang;
}
