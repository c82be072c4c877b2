/** What a page tells the worker. */
export type WorkerMessage =
  /** A page is looked at that did not come through the worker: it is to be kept, with the files it has loaded. */
  | { readonly kind: 'seen'; readonly url: string; readonly files: readonly string[] }
  /** The member has gone. */
  | { readonly kind: 'forget' };
