const zhCN = { open: '看大图', label: '奇异果', alt: (place: number) => `奇异果，第 ${place} 张图`, missing: '没有加载出来的图' };
const en: typeof zhCN = {
  open: 'View pictures',
  label: 'Kiwi',
  alt: (place) => `Kiwi, picture ${place}`,
  missing: 'A picture that does not come',
};

export const imageViewerSampleTexts = { zhCN, en };
