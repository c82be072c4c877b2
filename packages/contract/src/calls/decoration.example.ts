import type { NavigationTab } from '../decoration/navigation.schema.ts';
import type { ExamplesOf } from '../schema.ts';
import type {
  decorationClientSchemas,
  decorationSchemas,
  decorationStaffSchemas,
  pageClassSchemas,
  shareSchemas,
} from './decoration.schema.ts';
import type { decorationClientRows, decorationRows, decorationStaffRows } from './decoration.ts';
import type { pageClassRows, shareRows } from './page-share.ts';

export const decorationExamples: ExamplesOf<typeof decorationRows, typeof decorationSchemas> = {
  'decoration.page.find': [({ cid }) => ({ cid, name: 'index' }), ({ cid, pageId }) => ({ cid, id: pageId })],
  'decoration.navigation.pageConfig': [({ cid }) => ({ cid, navigationType: 0 }), ({ cid }) => ({ cid, navigationType: 1 })],
};

export const pageClassExamples: ExamplesOf<typeof pageClassRows, typeof pageClassSchemas> = {
  'decoration.pageClass.find': [({ cid, pageClassId }) => ({ cid, id: pageClassId })],
};

export const shareExamples: ExamplesOf<typeof shareRows, typeof shareSchemas> = {
  'decoration.share.find': [
    ({ cid, pageId }) => ({ cid, pageInfoId: pageId, type: 1, shareStyle: 1 }),
    ({ cid, goodsId }) => ({ cid, pageInfoId: goodsId, type: 2, shareStyle: 2 }),
    ({ cid }) => ({ cid, pageInfoId: '1', type: 3, shareStyle: 1 }),
  ],
};

export const decorationClientExamples: ExamplesOf<typeof decorationClientRows, typeof decorationClientSchemas> = {
  'decoration.navigation.config': [({ cid }) => ({ cid })],
  'decoration.colorStyle.find': [({ cid }) => ({ cid })],
  'decoration.colorStyle.query': [({ cid }) => ({ cid })],
  'decoration.bulletin.find': [({ cid }) => ({ cid })],
  'decoration.advertise.info': [({ cid }) => ({ cid })],
  'decoration.index.find': [({ cid }) => ({ cid })],
};

const tab = (navName: string, key: string, name: 'index' | 'userCenter'): NavigationTab => ({
  navName,
  navIcon: `1001/nav/${key}.png`,
  navIconActive: `1001/nav/${key}-active.png`,
  linkTo: { pageType: 'systemPage', data: { name } },
});

export const decorationStaffExamples: ExamplesOf<typeof decorationStaffRows, typeof decorationStaffSchemas> = {
  'decoration.navigation.set': [
    ({ cid }) => ({
      cid,
      config: {
        navIds: ['home', 'mine'],
        navMap: { home: tab('首页', 'home', 'index'), mine: tab('我的', 'mine', 'userCenter') },
        navStyle: { id: 1 },
        activeColor: '#fb4443',
        unactiveColor: '#5c6067',
        backgroundColor: '#ffffff',
        applyPage: ['1', '2'],
      },
    }),
  ],
  'decoration.page.create': [{ kind: 'micro', title: '春日茶席' }],
  'decoration.page.save': [
    ({ pageId }) => ({
      id: pageId,
      revision: 2,
      title: '春日茶席',
      share: { title: '春日茶席', describe: '一席六味，配手作茶点', picture: null },
      blocks: [
        { id: 'title', type: 'title', props: { title: '春日茶席' } },
        { id: 'tea', type: 'goods', props: { source: { sortType: 'sold' }, count: 4, layout: 'grid' } },
      ],
    }),
  ],
  'decoration.page.publish': [({ pageId }) => ({ id: pageId, revision: 2 })],
  'decoration.page.unschedule': [({ pageId }) => ({ id: pageId })],
  'decoration.page.rollBack': [({ pageId }) => ({ id: pageId, version: 1 })],
  'decoration.page.withdraw': [({ pageId }) => ({ id: pageId })],
  'decoration.page.draft': [({ pageId }) => ({ id: pageId })],
  'decoration.page.list': [{}, ({ cid }) => ({ kind: 'micro', cid, state: 'LIVE', words: '节' })],
  'decoration.page.copy': [({ pageId, cid }) => ({ id: pageId, shop: cid, title: '又一页' })],
  'decoration.version.find': [({ pageId }) => ({ id: pageId, version: 1 })],
  'decoration.page.versions': [({ pageId }) => ({ id: pageId })],
  'decoration.page.check': [({ pageId }) => ({ id: pageId })],
  'decoration.translation.missing': [{ lang: 'en' }],
  'decoration.pageClass.set': [{ title: '节令' }, ({ pageClassId }) => ({ id: pageClassId, title: '节令', position: 2 })],
  'decoration.pageClass.list': [{}],
  'decoration.colorStyle.set': [({ cid }) => ({ cid, type: 'plain', colors: ['#fb4443', '#fd8754', '#ffffff', '#ff4c29'] })],
};
