/** A merchant's name, clients, default shop and shops; null when the merchant is unknown here. */
export { findMerchant } from './find-merchant.ts';
/** Whether the merchant has a host of its own. */
export { hasHost } from './host.repo.ts';
/** Hosts the merchant's decorated links may lead to. */
export { listLinkHosts } from './link-host.repo.ts';
/** What shops are rated by, changed with the reviews of their orders. */
export { addRatings, takeRating } from './rating.repo.ts';
/** Refuses a shop of somebody else's. */
export { refuseForeignShop } from './refuse-foreign-shop.ts';
/** What the merchant has set of a module: for all, in a shop, or shop by shop. */
export { findSetting, findSettingsByShop } from './settings.ts';
/** Registers a merchant with its shops (the directory must know it already). */
export { insertMerchant as openMerchant, listOrganisations as listShops } from './shop.repo.ts';
export type { Merchant, ShopStatus } from './shop.types.ts';
/** States words of the merchant in another language. */
export { setLanguages, setTranslations } from './translation/set-translations.ts';
/** What the merchant has written, in the reader's language. */
export { needsTranslation, textsIn, translate, translateAnswer } from './translation/translate.ts';
export { findSources, findTranslations, putTranslations, type Translation } from './translation/translation.repo.ts';
