const zhCN = {
  notFound: { title: '没有这个页面', text: '地址可能写错了，或者它已经被删除。' },
  noRight: { title: '没有权限', text: '您的角色不包含这个页面需要的权限。需要的话，请联系店主在「设置 - 角色」里添加。' },
};
const en: typeof zhCN = {
  notFound: { title: 'There is no such page', text: 'The address may be wrong, or what it names was removed.' },
  noRight: {
    title: 'You may not open this',
    text: 'Your roles do not include what this page needs. The owner can add it under Settings, Roles.',
  },
};

export const noPageTexts = { zhCN, en };
