import { envelope, get, post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
const staffRead = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const shopRead = { ...staffRead, scope: 'shop' } as const;
const shopWrite = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
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
  // what the notice and the pop-up of a shop's home say
  'decoration.bulletin.find': envelope('decoration', 'APPORDER-BUY-BULLETIN-PROCESS', publicRead),
  'decoration.advertise.info': envelope('decoration', 'APP-ADVERTISE-INFO-PROCESSOR', publicRead),
  // path ours: home, asked in header style
  'decoration.index.find': get('decoration', '/c/v2/index/find', { ...publicRead, section: '7.4' }),
};

/** Calls of the merchant's staff; paths ours. */
export const decorationStaffRows = {
  'decoration.navigation.set': post('decoration', '/c/v2/navigation/set', shopWrite),
  'decoration.colorStyle.set': post('decoration', '/c/v2/colorStyle/set', shopWrite),
  'decoration.page.create': post('decoration', '/c/v2/page/create', staffWrite),
  'decoration.page.save': post('decoration', '/c/v2/page/save', staffWrite),
  'decoration.page.publish': post('decoration', '/c/v2/page/publish', staffWrite),
  'decoration.page.unschedule': post('decoration', '/c/v2/page/unschedule', staffWrite),
  'decoration.page.rollBack': post('decoration', '/c/v2/page/rollBack', staffWrite),
  'decoration.page.withdraw': post('decoration', '/c/v2/page/withdraw', staffWrite),
  'decoration.page.copy': post('decoration', '/c/v2/page/copy', staffWrite),
  'decoration.page.draft': get('decoration', '/c/v2/page/draft', shopRead),
  'decoration.page.list': get('decoration', '/c/v2/page/list', shopRead),
  'decoration.page.versions': get('decoration', '/c/v2/page/versions', shopRead),
  'decoration.version.find': get('decoration', '/c/v2/version/find', shopRead),
  'decoration.page.check': get('decoration', '/c/v2/page/check', staffRead),
  'decoration.translation.missing': get('decoration', '/c/v2/translation/missing', staffRead),
  'decoration.pageClass.set': post('decoration', '/c/v2/pageClass/set', staffWrite),
  'decoration.pageClass.list': get('decoration', '/c/v2/pageClass/list', staffRead),
};
