import type { InputOf, OutputOf } from '#api/calls';

export type CardKind = OutputOf<'member.cardKind.list'>[number];
type Draft = InputOf<'member.cardKind.save'>;

/** A kind of card as it is typed. */
export interface KindValues extends Omit<Draft, 'id' | 'revision' | 'priceFen' | 'packIds'> {
  priceFen: number | null;
  packIds: string[];
}

export const newKind: KindValues = {
  ...{ name: '', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 1, priceFen: null, struckFen: null },
  ...{ percent: 95, freeFreight: 4, pointsTenths: 15, packIds: [], isOn: true },
};

export const valuesOf = ({ id: _id, revision: _revision, ...kind }: CardKind): KindValues => kind;

/** A free card costs nothing and gives no coupons, whatever was typed before it became free. */
export function inputOf(values: KindValues, edited: CardKind | null): Draft {
  const isFree = values.months === 0;
  return {
    ...values,
    ...(edited && { id: edited.id, revision: edited.revision }),
    // Refused at its field where nothing was typed.
    priceFen: isFree ? 0 : (values.priceFen as number),
    struckFen: isFree ? null : values.struckFen,
    packIds: isFree ? [] : values.packIds,
  };
}
