import type { HostPage } from '@qianpu/jumps/host-page';

/** Where a tap leads. Decided by `resolve` and `targetOfLink`, gone to by `useOpen`. */
export type NavigationTarget =
  /** A page of ours, below the base. */
  | { readonly kind: 'route'; readonly path: string }
  /** A page of the host program; `path` is ours for the case that nobody is there to open it. */
  | { readonly kind: 'host'; readonly page: HostPage; readonly path: string }
  /** Another address: one of ours beside the storefront, or one the merchant allows. */
  | { readonly kind: 'outside'; readonly url: string }
  /** Back by so many pages. */
  | { readonly kind: 'back'; readonly delta: number }
  /** Somebody has to log in first, and goes on to `path` then; without one, to where it was asked for. */
  | { readonly kind: 'login'; readonly path?: string }
  /** Leads nowhere: not offered in this environment (said in a toast), or an address the merchant does not allow (reported). */
  | { readonly kind: 'refused'; readonly why: 'unsupported' | 'foreignLink' };
