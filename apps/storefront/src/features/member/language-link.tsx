import Languages from '#icons/languages';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { otherLanguage } from './other-language.texts.ts';
import { EntryAnchor } from './service-grid.tsx';

/** The same page in the other language, where the merchant offers it; the server sends it with other texts, so it is loaded anew. */
export function LanguageLink() {
  const shop = useShop();
  const { lang, name } = otherLanguage[shop.lang];
  if (!shop.languages.includes(lang)) return null;
  return <EntryAnchor icon={Languages} text={name} lang={lang} href={shop.base + hrefOf('userCenter', { lang }, shop)} />;
}
