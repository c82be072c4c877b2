import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { floodItem } from './flood/flood-item.ts';
import { conclude } from './proof.ts';

/** A crowd on one item. */
await ensureSystemPackages([loadGenerator]);
const { rows, remarks } = await floodItem([['catalog.product.info', ({ cid, goodsId }) => ({ cid, id: goodsId })]]);
process.exitCode = conclude('flood', rows, remarks);
