import type { SentRow } from '@qianpu/contract/call';
import type { InputOf } from '@qianpu/contract/types';
import { breadcrumbLimit } from '@qianpu/kit/reports';
import { CallRefusal } from '#api/call-refusal';
import { readAddress } from '#navigation/address';
import { pageOf } from '#navigation/pages';
import { describeTap } from './describe-tap.ts';
import type { TelemetryContext } from './telemetry.types.ts';

type Breadcrumbs = NonNullable<InputOf<'ops.report.error'>['breadcrumbs']>;
type Kind = Breadcrumbs[number]['kind'];

/** Remembers where a shopper went, which calls were made and what was tapped; answers the last hundred (spec 9). */
export function recordBreadcrumbs({ shop, history, client }: Pick<TelemetryContext, 'shop' | 'history' | 'client'>): () => Breadcrumbs {
  const steps: { readonly at: number; readonly kind: Kind; readonly what: string }[] = [];
  const add = (kind: Kind, what: string) => {
    steps.push({ at: Date.now(), kind, what: what.slice(0, 120) });
    if (steps.length > breadcrumbLimit) steps.shift();
  };

  add('page', shop.base + history.entry().path);
  history.listen(({ path }) => add('page', shop.base + path));
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') addCall(String(event.query.queryKey[0]), event.action);
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated') addCall(nameOf(event.mutation.meta?.row), event.action);
  });
  const addCall = (name: string, action: { readonly type: string; readonly error?: unknown }) => {
    if (action.type === 'success') add('call', `${name} ok`);
    if (action.type === 'error') add('call', `${name} failed ${codeOf(action.error)}`.trim());
  };
  // On a member's own page, names of controls may be the member's words.
  const isOpen = () => pageOf(readAddress(history.entry().path, history.entry().search).name).isOpen;
  document.addEventListener(
    'click',
    ({ target }) => {
      const tap = target instanceof Element && describeTap(target, isOpen());
      if (tap) add('tap', tap);
    },
    { capture: true, passive: true },
  );

  return () => steps.map(({ at, ...step }) => ({ ...step, ago: Math.max(0, Date.now() - at) }));
}

const nameOf = (row: SentRow | undefined) => (row?.style === 'envelope' ? row.target : (row?.path ?? ''));

const codeOf = (error: unknown) => (error instanceof CallRefusal && 'code' in error.outcome ? (error.outcome.code ?? '') : '');
