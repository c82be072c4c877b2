import type { Institution, OutputOf, Store } from '@qianpu/contract/types';
import { openingOf, ratingOf } from './opening.rules.ts';
import type { LocatedOrganisation, OrganisationDetail, OrganisationRow, OrganisationWithDistance } from './shop.types.ts';

export const viewShopName = (row: OrganisationRow) => ({ organizationId: row.cid, shopName: row.name });

/** A shop as shoppers choose it; none that cannot be entered. */
const viewInstitution = ({ status, ...row }: OrganisationRow): Institution[] =>
  status === 'CLOSED' ? [] : [{ organizationId: row.cid, shopName: row.name, squareLogo: row.square_logo, note: row.note, status }];

export const viewInstitutions = (rows: readonly OrganisationRow[]): Institution[] => rows.flatMap(viewInstitution);

/** What a shopper wants to know before going there. */
const viewVisit = (row: LocatedOrganisation, now: Date) => ({
  ...openingOf(row, now),
  phones: row.phones,
  cover: row.cover,
  address: row.address,
  point: row.point,
  rating: ratingOf(row),
});

export const viewStores = (rows: readonly LocatedOrganisation[], now: Date): Store[] =>
  rows.flatMap((row) => viewInstitution(row).map((shop) => ({ ...shop, ...viewVisit(row, now) })));

export const viewDistances = (rows: readonly OrganisationWithDistance[], now: Date): OutputOf<'shop.institution.distanceList'> =>
  rows.flatMap((row) => viewStores([row], now).map((store) => ({ ...store, distance: row.distance })));

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

export const viewStatus = (row: OrganisationDetail, now: Date): OutputOf<'shop.status.find'> => ({
  ...viewVisit(row, now),
  shopName: row.name,
  status: row.status,
});

export const viewOrganization = (row: OrganisationDetail, now: Date): OutputOf<'shop.organization.query'> => ({
  ...viewStatus(row, now),
  organizationId: row.cid,
  note: row.note,
  squareLogo: row.square_logo,
  circularLogo: circularLogoOf(row),
});
