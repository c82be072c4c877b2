import type { Institution } from '@qianpu/contract/types';

export const viewInstitution = (row: { cid: string; name: string; note: string; square_logo: string }): Institution => ({
  organizationId: row.cid,
  shopName: row.name,
  squareLogo: row.square_logo,
  note: row.note,
});
