import { catalogModule } from '../modules/catalog/module.ts';
import { decorationModule } from '../modules/decoration/module.ts';
import { shopModule } from '../modules/shop/module.ts';

/** A handler for every row of the contract: a row nobody answers does not compile. */
export const handlers = { ...shopModule.handlers, ...decorationModule.handlers, ...catalogModule.handlers };
