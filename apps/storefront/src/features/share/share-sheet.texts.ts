const zhCN = {
  title: '分享',
  poster: '分享海报',
  hold: '长按图片保存，或发给朋友',
  posterFailed: '海报生成失败',
  copy: '复制链接',
  copied: '链接已复制',
  notCopied: '复制失败，请长按链接复制',
  send: '发给朋友',
  save: '保存海报',
  menu: '点右上角 ··· 发送给朋友或分享到朋友圈',
};
const en: typeof zhCN = {
  title: 'Share',
  poster: 'Share poster',
  hold: 'Press and hold to save or send the picture',
  posterFailed: "Couldn't create the poster",
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: "Couldn't copy. Please press and hold the link to copy it",
  send: 'Send to a friend',
  save: 'Save poster',
  menu: 'Tap ··· at the top right to send it to friends or Moments',
};

export const shareSheetTexts = { zhCN, en };
