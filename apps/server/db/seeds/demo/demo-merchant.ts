import type { DemoShop } from './demo.types.ts';
import { DEMO_MID } from './demo-mid.ts';
import { fashionShop } from './fashion/shop.ts';
import { freshShop } from './fresh/shop.ts';
import { homeShop } from './home/shop.ts';

export const DEMO_NAME = '千铺演示商城';

/** In the order shoppers see them; the first is the default shop. */
export const demoShops: readonly [DemoShop, ...DemoShop[]] = [freshShop, fashionShop, homeShop];

/** Hosts of the demo: its own, and one shared by many merchants (which must then be named by ?mid=). */
/** Shared by all merchants: who signs in there says which. */
export const demoConsoleHosts: Readonly<Record<string, string | null>> = { 'console.localhost': null };

export const demoHosts: Readonly<Record<string, string | null>> = { localhost: DEMO_MID, '127.0.0.1': DEMO_MID, 'mall.localhost': null };
