const zhCN = {
  add: '上传图片',
  first: '首图',
  failed: '图片没有上传成功，请换一张或再试一次',
  remove: (nth: number) => `删除第 ${nth} 张`,
  earlier: (nth: number) => `把第 ${nth} 张前移`,
};
const en: typeof zhCN = {
  add: 'Upload a picture',
  first: 'Main',
  failed: 'The picture was not uploaded. Please try again or choose another',
  remove: (nth) => `Remove picture ${nth}`,
  earlier: (nth) => `Move picture ${nth} forward`,
};

export const pictureTexts = { zhCN, en };
