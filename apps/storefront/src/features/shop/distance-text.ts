import type { TextLang } from '#i18n/messages';

const format = (locale: string, unit: 'meter' | 'kilometer', maximumFractionDigits: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits });
const formatsOf = (locale: string) => ({
  metres: format(locale, 'meter', 0),
  near: format(locale, 'kilometer', 1),
  far: format(locale, 'kilometer', 0),
});

// Made once: making one takes thirty times as long as using it.
const formats = { zhCN: formatsOf('zh-CN'), en: formatsOf('en-US') };

/** "850 m", "1.2 km" or "163 km": not finer than a phone knows where it is. */
export function distanceText(metres: number, lang: TextLang): string {
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1_000) return formats[lang].metres.format(tens);
  const kilometres = metres / 1_000;
  return (kilometres < 100 ? formats[lang].near : formats[lang].far).format(kilometres);
}
