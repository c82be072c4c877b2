const zhCN = { title: '改动还没有保存', text: '离开后，这一页的改动会丢失。', leave: '放弃改动并离开', stay: '留在这一页' };
const en: typeof zhCN = {
  title: 'Your changes are not saved',
  text: 'If you leave, what you changed on this page is lost.',
  leave: 'Leave without saving',
  stay: 'Stay on this page',
};

export const leaveTexts = { zhCN, en };
