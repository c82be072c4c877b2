import type { ShopContext } from '@qianpu/contract/shop-context';
import type { TenantDirectory } from '#platform/db/directory';
import { resolveMerchant } from '#platform/tenancy/resolve-merchant';
import { resolveShop } from '#platform/tenancy/resolve-shop';
import { clientTypeOf } from './client-type.ts';
import { chooseLanguage, type LanguageClaims } from './page-language.ts';
import type { MerchantSnapshot, ShopSnapshots } from './shop-snapshot.ts';

/** What a page request says about where it wants to be. */
export interface PageRequest {
  readonly host: string;
  readonly base: ShopContext['base'];
  readonly language: LanguageClaims;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export type PageContext =
  | {
      readonly kind: 'shop';
      readonly shop: ShopContext;
      readonly defaultCid: string;
      readonly styleVersion: number;
      /** The host is not the merchant's own. */
      readonly isSharedHost: boolean;
    }
  /** The merchant is not named or not known (spec 4: "No mid leads to cantFind"). */
  | { readonly kind: 'cantFind' }
  /** The merchant has no shop that can be entered or is not open to this client (spec 6), or the host is another merchant's. */
  | { readonly kind: 'notFond' }
  | { readonly kind: 'inaccessibleStore'; readonly orgId: string };

export interface PageContextSettings {
  readonly directory: TenantDirectory;
  readonly snapshots: ShopSnapshots;
  readonly imageHosts: readonly string[];
}

/** Which merchant, shop and colours a page is rendered for. */
export async function resolvePageContext(settings: PageContextSettings, request: PageRequest): Promise<PageContext> {
  const said = request.query.get('mid') ?? undefined;
  const host = await settings.directory.hostOf(request.host, 'SHOP');
  const answer = resolveMerchant(host, { said, remembered: request.cookies.mid });
  if (answer.kind === 'unnamed') return { kind: 'cantFind' };
  if (answer.kind === 'foreign') return { kind: 'notFond' };

  const merchant = await settings.snapshots.merchantOf(answer.mid);
  if (!merchant) return { kind: 'cantFind' };
  if (!merchant.clientTypes.includes(clientTypeOf(request.base, request.query))) return { kind: 'notFond' };
  return findShop(settings, request, answer.mid, merchant, host.kind === 'shared');
}

async function findShop(
  settings: PageContextSettings,
  request: PageRequest,
  mid: string,
  merchant: MerchantSnapshot,
  isSharedHost: boolean,
): Promise<PageContext> {
  const answer = resolveShop(merchant.shops, {
    url: request.query.get('cid') ?? undefined,
    cookie: request.cookies[`cid_${mid}`],
    defaultCookie: request.cookies.defaultCid,
  });
  if (answer.kind === 'none') return { kind: 'notFond' };
  if (answer.kind === 'inaccessible') return { kind: 'inaccessibleStore', orgId: answer.orgId };

  const { shop } = answer;
  const lang = chooseLanguage(request.language, merchant.languages);
  const words = merchant.wordsIn[lang] ?? new Map<string, string>();
  const { style, version } = await settings.snapshots.styleOf(mid, shop.cid);
  return {
    kind: 'shop',
    defaultCid: merchant.defaultCid ?? shop.cid,
    styleVersion: version,
    isSharedHost,
    shop: {
      mid,
      cid: shop.cid,
      isDefaultShop: shop.cid === merchant.defaultCid,
      base: request.base,
      lang,
      languages: merchant.languages,
      merchantName: words.get(merchant.name) ?? merchant.name,
      shopName: words.get(shop.name) ?? shop.name,
      shopNote: words.get(shop.note) ?? shop.note,
      squareLogo: shop.squareLogo,
      hasNavigation: shop.hasNavigation,
      style,
      imageHosts: settings.imageHosts,
      linkHosts: merchant.linkHosts,
      checkedDomains: merchant.checkedDomains,
    },
  };
}
