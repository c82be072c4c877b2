import type { NavigationTab } from '../decoration/navigation.schema.ts';
import type { ExamplesOf } from '../schema.ts';
import type { decorationClientSchemas, decorationSchemas, decorationStaffSchemas } from './decoration.schema.ts';
import type { decorationClientRows, decorationRows, decorationStaffRows } from './decoration.ts';

export const decorationExamples: ExamplesOf<typeof decorationRows, typeof decorationSchemas> = {
  'decoration.page.find': [({ cid }) => ({ cid, name: 'index' })],
  'decoration.navigation.pageConfig': [({ cid }) => ({ cid, navigationType: 0 }), ({ cid }) => ({ cid, navigationType: 1 })],
};

export const decorationClientExamples: ExamplesOf<typeof decorationClientRows, typeof decorationClientSchemas> = {
  'decoration.navigation.config': [({ cid }) => ({ cid })],
  'decoration.colorStyle.find': [({ cid }) => ({ cid })],
  'decoration.colorStyle.query': [({ cid }) => ({ cid })],
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
  'decoration.colorStyle.set': [({ cid }) => ({ cid, type: 'plain', colors: ['#fb4443', '#fd8754', '#ffffff', '#ff4c29'] })],
};
