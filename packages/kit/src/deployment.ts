/** Where hashed files are served in production (spec 9). */
export const assetPath = '/subsys/home/';

/** At the root, so that one worker serves both bases; answered by the web role itself, never by a CDN. */
export const serviceWorkerPath = '/service-worker.js';

/** The same for the console, which has an origin of its own. */
export const consoleAssetPath = '/static/';

/** Ports of the two origins on a developer's machine (spec 9), and of the console's. */
export const devPorts = { mobileMall: 10_001, h5: 8_586, console: 8_590 } as const;
