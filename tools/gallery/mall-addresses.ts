import type { Ports } from '../mall/settings.ts';
import type { Mall } from './view.types.ts';

/** Where the running mall is opened by a browser. */
export const mallAddresses = (ports: Ports): Mall => ({
  h5: `http://localhost:${ports.h5}`,
  cp: `http://localhost:${ports.cp}`,
  console: `http://console.localhost:${ports.console}`,
  shared: `http://mall.localhost:${ports.h5}`,
});
