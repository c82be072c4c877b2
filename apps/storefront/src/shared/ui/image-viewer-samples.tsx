import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from './button.tsx';
import { ImageViewer } from './image-viewer.tsx';

const zhCN = { open: '看大图', label: '奇异果', alt: (place: number) => `奇异果，第 ${place} 张图`, missing: '没有加载出来的图' };
const en: typeof zhCN = {
  open: 'View pictures',
  label: 'Kiwi',
  alt: (place) => `Kiwi, picture ${place}`,
  missing: 'A picture that does not come',
};

/** The image viewer as the kit shows it: square pictures of the demo shop, a wide one, and one that is not there. */
export function ImageViewerSamples() {
  const texts = useTexts({ zhCN, en });
  const [isOpen, setOpen] = useState(false);
  const keys = ['1001/goods/fruit-kiwi-1.jpg', '1001/goods/fruit-kiwi-2.jpg', '1001/banner/fresh-breakfast.jpg'];
  const pictures = [
    ...keys.map((pictureKey, index) => ({ pictureKey, alt: texts.alt(index + 1) })),
    { pictureKey: '1001/goods/none.jpg', alt: texts.missing },
  ];
  return (
    <>
      <Button tone="line" size="large" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <ImageViewer label={texts.label} pictures={pictures} start={0} onClose={() => setOpen(false)} />}
    </>
  );
}
