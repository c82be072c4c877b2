/** Where hashed files are served in production (spec 9). */
export const assetPath = '/subsys/home/';

/** Ports of the two origins on a developer's machine (spec 9). */
export const devPorts = { mobileMall: 10_001, h5: 8_586 } as const;

export type Environment = 'dev' | 'test' | 'prod';

/** Stores of GBCSTOREID (spec 9). */
export const gbcStoreIds = (environment: Environment): readonly number[] => (environment === 'test' ? [1108] : []);

export const loginScriptVersion = '2021102201';
