import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from './button.tsx';
import { ImageViewer } from './image-viewer.tsx';
import { imageViewerSampleTexts } from './image-viewer-samples.texts.ts';

/** The image viewer as the kit shows it: square pictures of the demo shop, a wide one, and one that is not there. */
export function ImageViewerSamples() {
  const texts = useTexts(imageViewerSampleTexts);
  const [isOpen, setOpen] = useState(false);
  const keys = ['1001/photo/goods-kiwi-main.jpg', '1001/photo/goods-kiwi-scene.jpg', '1001/photo/banner-fresh-breakfast.jpg'];
  const pictures = [
    ...keys.map((pictureKey, index) => ({ pictureKey, alt: texts.alt(index + 1) })),
    { pictureKey: '1001/photo/none.jpg', alt: texts.missing },
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
