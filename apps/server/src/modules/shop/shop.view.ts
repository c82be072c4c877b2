import type { Institution, OutputOf } from '@qianpu/contract/types';
import type { OrganisationAway, OrganisationDetail, OrganisationRow } from './shop.types.ts';

export const viewShopName = (row: OrganisationRow) => ({ organizationId: row.cid, shopName: row.name });

/** A shop as shoppers choose it; none that cannot be entered. */
const viewInstitution = ({ status, ...row }: OrganisationRow): Institution[] =>
  status === 'CLOSED' ? [] : [{ organizationId: row.cid, shopName: row.name, squareLogo: row.square_logo, note: row.note, status }];

export const viewInstitutions = (rows: readonly OrganisationRow[]): Institution[] => rows.flatMap(viewInstitution);

export const viewDistances = (rows: readonly OrganisationAway[]): OutputOf<'shop.institution.distanceList'> =>
  rows.flatMap((row) => viewInstitution(row).map((shop) => ({ ...shop, distance: row.distance })));

/** A shop without a circular logo shows its square one. */
const circularLogoOf = (row: OrganisationDetail) => row.circular_logo ?? row.square_logo;

export const viewRecord = (row: OrganisationDetail): OutputOf<'shop.info.detail'> => ({
  organisationId: row.cid,
  shopName: row.name,
  shopNavigation: row.shop_navigation,
  merchantId: row.mid,
  squareLogo: row.square_logo,
  circularLogo: circularLogoOf(row),
});

export const viewStatus = (row: OrganisationDetail): OutputOf<'shop.status.find'> => ({
  shopName: row.name,
  status: row.status,
  hours: row.hours,
  phones: row.phones,
});

export const viewOrganization = (row: OrganisationDetail): OutputOf<'shop.organization.query'> => ({
  ...viewStatus(row),
  organizationId: row.cid,
  note: row.note,
  squareLogo: row.square_logo,
  circularLogo: circularLogoOf(row),
});
