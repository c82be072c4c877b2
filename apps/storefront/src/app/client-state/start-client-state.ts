import type { ShopContext } from '@qianpu/contract/shop-context';
import type { Mutation, Query } from '@tanstack/react-query';
import type { ShopInfoSource } from '#session/shop-info';
import { basePhoneInfo, shopBusinessInfo, shopDisplayInfo } from '#session/shop-info';
import { change, openState, showStoreInfo } from '#session/state';
import type { ColorStyle } from '#session/state.types';
import { later } from '#session/stored-deferred';
import type { TelemetryContext } from '../telemetry/telemetry.types.ts';
import type { ClientState } from './followed-answers.ts';
import { followedReads, followedWrites } from './followed-answers.ts';

type Visit = Pick<TelemetryContext, 'env' | 'history' | 'client'> & { readonly shop: Pick<ShopContext, 'mid' | 'cid' | 'base' | 'style'> };

/**
 * Opens the client state groups (spec 3) once the page is at rest, and lets them follow what the app reads and does: pages and features
 * know nothing of them.
 */
export function startClientState({ shop, env, history, client }: Visit): ClientState {
  const { mid, cid, base, style } = shop;
  const state = openState({ runEnv: env, baseUrl: base, cid, mid });
  change(state, 'user', { colorStyle: colorStyleOf(style) });
  const followRead = ({ queryKey: [name, input], state: { data } }: Query) => {
    if (data === undefined) return;
    const follow = followedReads[name as keyof typeof followedReads] as
      | ((answer: unknown, input: unknown, state: ClientState) => void)
      | undefined;
    follow?.(data, input, state);
  };
  const followWrite = ({ meta, state: { variables } }: Mutation) => {
    const { input } = (variables ?? {}) as { readonly input?: object };
    if (meta && input) followedWrites.get(meta.row)?.(input, state);
  };
  for (const query of client.getQueryCache().getAll()) followRead(query);
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') followRead(event.query);
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') followWrite(event.mutation);
  });
  // Where the page that is left was scrolled to.
  history.listen(() => change(state, 'app', { scrollTop: window.scrollY }));
  void knowShop(state, { mid, cid, client });
  return state;
}

const colorStyleOf = ({ theme, isGrey, variables }: ShopContext['style']): ColorStyle => ({
  type: theme,
  colors: ['primary', 'secondary', 'on-primary'].flatMap((name) => variables[name] ?? []),
  ...(isGrey && { index_grey: true }),
});

/** What is known of the shop, asked anew once a visit; a failure leaves what was known. */
async function knowShop(state: ClientState, desk: ShopInfoSource): Promise<void> {
  const known = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);
  const [record, business] = await Promise.all([known(shopDisplayInfo(desk)), known(shopBusinessInfo(desk)), known(basePhoneInfo(desk))]);
  if (record) {
    showStoreInfo(state, record);
    later.write('shopInfo', desk.mid, record);
    later.write('currentMerchant', desk.mid, record.shopName);
  }
  if (business) later.write('businessName', desk.mid, business.shopName);
}
