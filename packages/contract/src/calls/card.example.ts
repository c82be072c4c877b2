import type { ExamplesOf } from '../schema.ts';
import type { cardSchemas, cardStaffSchemas } from './card.schema.ts';
import type { cardRows, cardStaffRows } from './card.ts';

export const cardExamples: ExamplesOf<typeof cardRows, typeof cardSchemas> = {
  'member.cardLevel.find': [{}],
  'member.card.list': [{}],
  'member.card.checkStatus': [{}],
  'member.card.findNumber': [{}],
  'member.card.createWxSignatureInfo': [{}],
};

export const cardStaffExamples: ExamplesOf<typeof cardStaffRows, typeof cardStaffSchemas> = {
  'member.cardKind.list': [{}],
  'member.cardKind.save': [
    {
      ...{ name: '月卡', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 1, priceFen: 990, struckFen: 1_990 },
      ...{ percent: 95, freeFreight: 4, pointsTenths: 15, packIds: [], isOn: true },
    },
  ],
  'member.card.listForStaff': [{ memberId: '1' }],
  'member.card.give': [{ memberId: '1', kindId: '1' }],
  'member.card.freeze': [{ cardId: '1', isFrozen: true }],
};
