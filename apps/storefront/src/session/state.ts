import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { randomId } from '#lib/random-id';
import { subscribeStored } from './define-stored-values.ts';
import type { AppState, State } from './state.types.ts';
import type { Fields } from './stored.shapes.ts';
import { readStored } from './stored.ts';
import { later } from './stored-deferred.ts';

type Ground = Pick<AppState, 'runEnv' | 'baseUrl' | 'cid' | 'mid'>;

/** The client state groups (spec 3). The mall's answers never enter them: those are the query cache's. */
export function openState(ground: Ground): StoreApi<State> {
  const { cid, mid } = ground;
  const store = createStore<State>(() => ({
    app: { ...ground, scrollTop: 0, checked: false },
    user: { ...loginOf(mid), colorStyle: later.read('colorStyle', mid) },
    content: { goodsMessages: null, orderConfirm: later.read('orderConfirm', mid), mapMessage: null, postMessageQuery: null },
    sale: {
      commitSale: later.read('commitSale', mid),
      shenqingSale: later.read('shenqingSale', mid),
      orderDetail: later.read('orderDetail', mid),
      appraisal: later.read('appraisal', mid),
    },
    shop: { storeInfoData: null },
    gift: { refreshStatus: false },
  }));
  later.write('cid', mid, cid);
  store.subscribe((now, before) => mirror(mid, mirrored(now), mirrored(before)));
  let draft = readStored('orderConfirm', mid);
  const follow = () => {
    followLogin(store);
    const next = readStored('orderConfirm', mid);
    if (JSON.stringify(next) === JSON.stringify(draft)) return;
    // First, since the mirror is heard of here, too.
    draft = next;
    change(store, 'content', { orderConfirm: next });
  };
  subscribeStored(follow);
  if (draft) change(store, 'content', { orderConfirm: draft });
  forgetOrders(store);
  return store;
}

/** Who is logged in is not changed here: the state follows the login (session.ts). */
type Changes<G extends keyof State> = Partial<Omit<State[G], keyof ReturnType<typeof loginOf>>>;

export const change = <G extends keyof State>(store: StoreApi<State>, group: G, fields: Changes<G>): void => put(store, group, fields);

/** The marker makes even the same data news to whoever listens. */
export const showStoreInfo = (store: StoreApi<State>, data: Fields): void =>
  change(store, 'shop', { storeInfoData: { ...data, marker: randomId() } });

const put = <G extends keyof State>(store: StoreApi<State>, group: G, fields: object): void =>
  store.setState((state) => ({ ...state, [group]: { ...state[group], ...fields } }));

/** What local storage repeats (spec 3). A tab has its own copy: what another one sells or reviews is no business of it. */
const mirrored = ({ app, user, content, sale }: State) => ({
  cid: app.cid,
  colorStyle: user.colorStyle,
  orderConfirm: content.orderConfirm,
  ...sale,
});
type Mirrored = ReturnType<typeof mirrored>;

function mirror(mid: string, now: Mirrored, before: Mirrored): void {
  for (const name of Object.keys(now) as (keyof Mirrored)[]) if (now[name] !== before[name]) later.write(name, mid, now[name] as never);
}

const loginOf = (mid: string) => ({
  roles: [readStored('token', mid) === null ? ('visitor' as const) : ('member' as const)],
  userInfo: later.read('userInfo', mid),
  userInfoDetail: later.read('userInfoDetail', mid),
});

/** What was known of a member's orders. */
const noSale: State['sale'] = { commitSale: null, shenqingSale: null, orderDetail: null, appraisal: null };

/** Somebody logged in or out, perhaps in another tab. */
function followLogin(store: StoreApi<State>): void {
  const { app, user } = store.getState();
  const { roles, userInfo, userInfoDetail } = user;
  const login = loginOf(app.mid);
  if (JSON.stringify(login) === JSON.stringify({ roles, userInfo, userInfoDetail })) return;
  put(store, 'user', login);
  forgetOrders(store);
}

/** A device nobody is logged in at keeps nothing of anybody's orders. */
function forgetOrders(store: StoreApi<State>): void {
  const { app, user } = store.getState();
  if (user.roles[0] === 'member') return;
  put(store, 'sale', noSale);
  later.write('orderClose', app.mid, null);
}
