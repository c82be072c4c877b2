/** Flat freight of an order of a shop, none from an amount of goods on. */
export interface FreightRule {
  readonly flatFen: number;
  readonly freeFromFen: number | null;
}

export interface NewShipment {
  readonly orderId: string;
  readonly carrier: string;
  readonly trackingNo: string;
}

export interface Shipment extends NewShipment {
  readonly shippedAt: Date;
}
