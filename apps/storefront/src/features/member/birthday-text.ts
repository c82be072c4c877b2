import type { TextLang } from '#i18n/messages';

const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const formats = { zhCN: format('zh-CN'), en: format('en-US') };

/** "1996年5月20日" or "May 20, 1996" */
export const birthdayText = (day: string, lang: TextLang): string => formats[lang].format(Date.parse(day));
