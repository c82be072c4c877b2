/** Which carriers there are, and what somebody means by a name. */
export { carrierNamed } from './carriers.ts';
export type { NewShipment } from './delivery.types.ts';
/** What sending costs in each shop. */
export { findFreightRules, freightOf, freightRows, listFreightCids, setFreightRule } from './freight.repo.ts';
/** What was sent, by whom, under which number. */
export { findShipments, findTracked, findUsedNumbers, recordShipment } from './shipment.repo.ts';
