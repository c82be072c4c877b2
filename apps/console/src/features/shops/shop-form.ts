import type { EntryOf, InputOf } from '#api/calls';
import { clockOf, type Week } from './shop-hours.ts';

type Shop = EntryOf<'shop.shop.list'>;

export interface ShopValues {
  name: string;
  note: string;
  logo: string[];
  cover: string[];
  address: string;
  phones: string[];
  hours: string;
  week: Week | null;
  point: { lat: number | null; lng: number | null } | null;
  hasNavigation: boolean;
  status: Shop['status'];
}

export const newShop: ShopValues = {
  name: '',
  note: '',
  logo: [],
  cover: [],
  address: '',
  phones: [],
  hours: '',
  week: null,
  point: null,
  hasNavigation: true,
  status: 'OPEN',
};

export const valuesOf = ({ squareLogo, cover, ...shop }: Shop): ShopValues => ({
  ...shop,
  logo: [squareLogo],
  cover: cover === null ? [] : [cover],
});

type ShopInput = InputOf<'shop.shop.create'>;

export function inputOf({ logo, cover, week, point, phones, status: _, ...fields }: ShopValues): ShopInput {
  return {
    ...fields,
    squareLogo: logo[0] ?? '',
    cover: cover[0] ?? null,
    phones: phones.map((phone) => phone.normalize('NFKC').trim()),
    week: week?.map((spans) => spans.map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) }))) ?? null,
    // A half that is not typed is for the schema to refuse.
    point: point && (point as ShopInput['point'] & object),
  };
}

/** Fields made of several inputs show what is wrong with any of them. */
export function fieldOf(path: string): string {
  const [first = ''] = path.split('.');
  return first === 'squareLogo' ? 'logo' : first;
}
