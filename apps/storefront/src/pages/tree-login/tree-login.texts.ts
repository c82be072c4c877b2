const zhCN = { note: '选择您所在的机构，登录后回到刚才的页面' };

const en: typeof zhCN = { note: 'Choose your organisation. After login you return to where you were' };

export const treeLoginTexts = { zhCN, en };
