/** What the last sign-in under a name on this machine was answered: a known device is not slowed down by strangers' tries. */
const keyOf = (mid: string, name: string) => `console.device.${mid}.${name}`;

export const knownDevice = (mid: string, name: string): string | undefined => localStorage.getItem(keyOf(mid, name)) ?? undefined;

export const storeDevice = (mid: string, name: string, device: string): void => localStorage.setItem(keyOf(mid, name), device);
