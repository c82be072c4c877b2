/** Named as its readers name it, whichever language the page speaks. */
export const otherLanguage = {
  'zh-CN': { lang: 'en', name: 'English' },
  en: { lang: 'zh-CN', name: '中文' },
} as const;
