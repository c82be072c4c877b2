export type { NewShipment } from './delivery.types.ts';
/** What sending costs in each shop. */
export { findFreightRules, setFreightRule } from './freight.repo.ts';
/** What was sent, by whom, under which number. */
export { findShipments, recordShipment } from './shipment.repo.ts';
