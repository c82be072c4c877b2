import { envelope, get, post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
const staffWrite = { auth: 'staff', effect: 'write', section: 'ours' } as const;

export const decorationRows = {
  // target ours: the specification names "page decoration" without its target
  'decoration.page.find': envelope('decoration', 'APP-PAGE-DECORATION-PROCESSOR', publicRead),
  'decoration.navigation.pageConfig': envelope('decoration', 'APP-PAGE-NAVIGATION-CONFIG-PROCESSOR', { ...publicRead, isNav: true }),
};

/** The same things as the merchant's other clients ask for them; apart, since the storefront does not carry them. */
export const decorationClientRows = {
  // target ours
  'decoration.navigation.config': envelope('client', 'APP-NAVIGATION-CONFIG-PROCESSOR', { ...publicRead, isNav: true }),
  // target ours
  'decoration.colorStyle.find': envelope('decoration', 'APP-COLOR-STYLE-PROCESSOR', publicRead),
  // path ours: the same colours, asked in header style
  'decoration.colorStyle.query': get('decoration', '/c/v2/colorStyle/query', { ...publicRead, section: '7.4' }),
};

/** Calls of the merchant's staff; paths ours. */
export const decorationStaffRows = {
  'decoration.navigation.set': post('decoration', '/c/v2/navigation/set', staffWrite),
  'decoration.colorStyle.set': post('decoration', '/c/v2/colorStyle/set', staffWrite),
};
