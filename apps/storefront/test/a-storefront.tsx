import type { Outcome } from '@qianpu/contract/outcome';
import type { CallName } from '@qianpu/contract/rows';
import type { ShopContext } from '@qianpu/contract/shop-context';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import type { RenderResult } from '@testing-library/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '#api/query-client';
import type { Sent } from '#api/transport';
import { chrome } from '../src/app/chrome.ts';
import { loadPage } from '../src/app/load-page.ts';
import { PageStage } from '../src/app/page-stage.tsx';
import { Providers } from '../src/app/providers.tsx';
import { readAddress } from '../src/navigation/address.ts';
import { createPageHistory } from '../src/navigation/page-history.ts';
import type { Platform } from '../src/platform/platform.ts';
import { platforms } from '../src/platform/platforms.ts';
import { writeStored } from '../src/session/stored.ts';
import type { Messages } from '../src/shared/i18n/messages.ts';
import { zhCn } from '../src/shared/i18n/zh-cn.ts';
import { createToaster } from '../src/shared/ui/toast.tsx';
import { aShop } from './a-shop.ts';

export interface SentCall {
  readonly name: CallName;
  readonly input: object;
  readonly idempotencyKey?: string | undefined;
}

type Answer<N extends CallName> = OutputOf<N> | Outcome | Promise<OutputOf<N> | Outcome>;
/** How the mall answers, call by call: data, or an outcome with its `kind`. A call without an answer breaks the connection. */
export type Answers = { readonly [N in CallName]?: (input: InputOf<N>) => Answer<N> };

export const refused = (code: string | number, reason: string, data?: unknown): Outcome => ({ kind: 'failed', code, reason, data });
export const unreachable: Outcome = { kind: 'failed', code: undefined, reason: 'fetch failed' };

const kinds = ['ok', 'passed', 'loginInvalid', 'tokenCleared', 'storeLate', 'failed'];
const isOutcome = (answer: unknown): answer is Outcome =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && kinds.includes(String(answer.kind));
// Group by group, as the phone imports them: the whole table brings the schemas, which cost every file of tests a third of a second.
const rowFiles = import.meta.glob<object>('../../../packages/contract/src/calls/!(*.*).ts', { eager: true });
const rowEntries = Object.values(rowFiles).flatMap(Object.values).flatMap(Object.entries) as [CallName, object][];
const names = new Map(rowEntries.map(([name, row]) => [row, name]));

interface Storefront extends RenderResult {
  readonly sent: readonly SentCall[];
  readonly sentTo: (name: CallName) => readonly SentCall[];
}

interface Setting {
  readonly answers?: Answers;
  readonly isMember?: boolean;
  readonly platform?: Platform;
  readonly messages?: Messages;
  /** What differs from the usual shop. */
  readonly shop?: Partial<ShopContext>;
}

/** The app's surroundings with a transport of the test's own; what was sent is kept. */
export function surroundings({ answers = {}, isMember = false, platform = platforms.h5, messages = zhCn, shop = {} }: Setting) {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  writeStored('token', aShop.mid, isMember ? 'token' : null);
  const sent: SentCall[] = [];
  const client = createQueryClient(async ({ row, input, idempotencyKey }: Sent) => {
    const name = names.get(row);
    if (!name) throw new Error('a call that is in no table');
    sent.push({ name, input, idempotencyKey });
    const answer: unknown = await (answers[name] as ((requested: object) => unknown) | undefined)?.(input);
    if (answer === undefined) return unreachable;
    return isOutcome(answer) ? answer : { kind: 'ok', data: answer };
  }, 'server');
  const around = (children: ReactNode) => (
    <Providers
      client={client}
      shop={{ ...aShop, ...shop }}
      platform={platform}
      history={createPageHistory('/shop')}
      messages={messages}
      toaster={createToaster()}
    >
      {children}
    </Providers>
  );
  return { sent, around, client };
}

/** One component, at home in a shop. */
export function renderPart(part: ReactNode, setting: Setting = {}): Storefront {
  window.history.replaceState(null, '', '/shop/');
  const { sent, around } = surroundings(setting);
  return { ...render(around(part)), sent, sentTo: (name) => sent.filter((call) => call.name === name) };
}

/** The whole app at an address below the base, started as a phone starts it. `before` runs once the device is empty. */
export async function openPage(path: string, setting: Setting = {}, before: () => void = () => {}): Promise<Storefront> {
  window.history.replaceState(null, '', `/shop${path}`);
  const { sent, around } = surroundings(setting);
  before();
  const [pathname = '', search = ''] = path.split('?');
  // Login too: many a page leads there, and a chunk that loads while a test acts makes React complain.
  const [page] = await Promise.all([loadPage(readAddress(pathname, search).name), loadPage('login'), chrome.load()]);
  await Promise.all((page.parts ?? []).map((part) => part.load()));
  return { ...render(around(<PageStage isMissing={false} />)), sent, sentTo: (name) => sent.filter((call) => call.name === name) };
}
