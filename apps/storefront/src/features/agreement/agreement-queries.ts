import { agreementRows } from '@qianpu/contract/calls/agreement';
import type { ShopContext } from '@qianpu/contract/shop-context';
import type { InputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type AgreementType = InputOf<'member.agreement.find'>['type'];

export const agreementOf = (type: AgreementType, { lang }: Pick<ShopContext, 'lang'>) =>
  query(agreementRows, 'member.agreement.find', { type, lang });
