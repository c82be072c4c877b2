import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, inputOf, onePriceOf } from './draft.ts';

const specs = (colour: string, size: string) => [
  { name: '颜色', value: colour },
  { name: '尺寸', value: size },
];
const facts = { ladder: [], code: null, barcode: null, weightGrams: null, costFen: null };
const detail = {
  id: '7',
  revision: 3,
  updatedAt: 1,
  categoryId: '2',
  brandId: null,
  title: '四件套',
  sellingPoint: '',
  tags: [],
  keywords: [],
  pictures: ['1/a.jpg'],
  video: null,
  detailHtml: '',
  parameters: [],
  sizeTable: null,
  promiseIds: [],
  serviceText: '',
  quantity: { min: 1, step: 1, max: null },
  limit: null,
  sellsInBulk: false,
  noPromotions: false,
  noMemberPrice: false,
  translations: { en: { title: 'Set', sellingPoint: '' } },
  skus: [
    { id: '11', specs: specs('蓝', 'S'), picture: '1/b.jpg', ...facts, code: 'B-S', costFen: 5 },
    { id: '12', specs: specs('蓝', 'M'), picture: '1/b.jpg', ...facts },
    { id: '13', specs: specs('绿', 'S'), picture: null, ...facts },
    { id: '14', specs: specs('绿', 'M'), picture: null, ...facts },
  ],
};
const price = (skuId: string, priceFen: number | null) => ({ skuId, specs: [], code: null, priceFen, listPriceFen: null, available: 0 });

describe('a goods in the editor', () => {
  it('comes back as it was when nothing is changed', () => {
    const { updatedAt: _, ...same } = detail;
    expect(inputOf(draftOf(detail, []), { id: '7', revision: 3 })).toEqual(same);
  });

  it('has its axes, and the picture of each value of the first', () => {
    expect(draftOf(detail, []).axes).toEqual([
      {
        name: '颜色',
        values: [
          { text: '蓝', picture: '1/b.jpg' },
          { text: '绿', picture: null },
        ],
      },
      {
        name: '尺寸',
        values: [
          { text: 'S', picture: null },
          { text: 'M', picture: null },
        ],
      },
    ]);
  });

  it('knows whether all shops ask the same', () => {
    const one = { skus: [price('11', 100), price('12', null)] };
    expect(onePriceOf([one, one])?.get('11')?.priceFen).toBe(100);
    expect(onePriceOf([one, { skus: [price('11', 101)] }])).toBeNull();
    expect(onePriceOf([])?.size).toBe(0);
  });

  it('sends a new one without an id, and without English where there is none', () => {
    expect(inputOf(emptyDraft, null)).toMatchObject({ translations: {}, skus: [{ specs: [] }] });
    expect(inputOf(emptyDraft, null)).not.toHaveProperty('id');
  });
});
