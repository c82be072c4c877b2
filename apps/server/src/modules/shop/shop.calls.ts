import type { ModuleHandlers } from '#platform/http/handler.types';
import { listOrganisations } from './shop.repo.ts';
import { viewInstitution } from './shop.view.ts';

export const shopHandlers: ModuleHandlers<'shop'> = {
  'shop.institution.list': async (ctx) => (await listOrganisations(ctx)).map(viewInstitution),
};
