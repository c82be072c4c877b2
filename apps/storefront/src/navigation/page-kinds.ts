/** The same for everyone: the server renders it with its data. */
export const common = { isOpen: true, keepAlive: false, cacheBy: [], rendering: 'server' } as const;

/** Open to visitors, but different for each: the browser renders it. */
export const individual = { ...common, rendering: 'browser' } as const;

/** A member's own: login first. */
export const personal = { ...individual, isOpen: false } as const;

/** Of an activity: a list that is come back to. */
export const activity = { ...common, keepAlive: 'byAddress', hasToTop: true, cacheBy: ['id'], skeleton: 'goods', share: 3 } as const;
