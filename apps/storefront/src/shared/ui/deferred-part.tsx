import type { ComponentType, ReactNode } from 'react';
import { memo, Suspense, use, useEffect } from 'react';
import { loadDeferred } from '#lib/load-deferred';

let untilFor: (name: string) => Promise<unknown> = () => Promise.resolve();
let scripts: Readonly<Record<string, string>> = {};

/** A document that came rendered names the scripts of its parts itself: its styles have theirs. Each part waits for its own moment. */
export function waitWithParts(until: (name: string) => Promise<unknown>, named: Readonly<Record<string, string>>): void {
  untilFor = until;
  scripts = named;
  addEventListener('click', ({ target }) => (unheard = (target as Element).closest<HTMLElement>('button:not([popovertarget])')), true);
  addEventListener('click', () => (unheard = null));
}

/** The last tap on a button of a part that was not alive: React lets such a click go no further than to the root. */
let unheard: HTMLElement | null = null;

/** Made again whenever a part has come to life, until it is heard. */
const tapAgain = () => {
  if (unheard?.isConnected) unheard.click();
};

/** A part of a page that is rendered with it and comes to life later. */
interface Part<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
}

/**
 * `name`: under which the document names its script. `instead`: what takes the place of one that does not come, where others are
 * rendered anew together with it and must not wait for ever.
 */
export function partOf<M, P extends object>(
  name: string,
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  instead?: ComponentType<P>,
): Part<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  return {
    load: () => {
      coming ??= loadDeferred(
        async () => {
          const script = scripts[name];
          return pick(await (script ? (import(/* @vite-ignore */ script) as Promise<M>) : load()));
        },
        untilFor(name),
        instead,
      );
      return coming;
    },
  };
}

type LaterPartProps<P extends object> = P & { readonly of: Part<P> };

function Coming<P extends object>({ of, ...props }: LaterPartProps<P>) {
  const View = use(of.load());
  useEffect(tapAgain, []);
  return <View {...(props as unknown as P)} />;
}

/**
 * Nobody needs the part alive to look at it: plain links and words, and not a byte of script, until the page is used. Whatever
 * renders anew must not disturb what is not alive yet, so its props are plain values that stay the same while it waits.
 */
export const DeferredPart = memo((props) => (
  <Suspense fallback={null}>
    <Coming {...props} />
  </Suspense>
)) as <P extends object>(props: LaterPartProps<P>) => ReactNode;
