import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { useUpload } from '#api/use-upload-picture';
import { useTexts } from '#i18n/texts';
import ImagePlus from '#icons/image-plus';
import { Icon } from '#ui/icon';
import { chatTexts } from './chat.texts.ts';
import type { Between } from './use-talk.ts';

interface PictureButtonProps {
  readonly between: Between;
  readonly onUploaded: (id: string) => void;
}

/** A picture chosen is a picture sent; nobody but the member and the shop's staff will see it. */
export function PictureButton({ between, onUploaded }: PictureButtonProps) {
  const texts = useTexts(chatTexts);
  const { message } = App.useApp();
  const upload = useUpload('support.picture.uploadForShop');
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const take = async (file: File) => {
    setPending(true);
    const picture = await upload(between, file);
    setPending(false);
    if (picture) onUploaded(picture.id);
    else void message.error(texts.pictureFailed);
  };
  return (
    <>
      <Button
        type="text"
        aria-label={texts.sendPicture}
        title={texts.sendPicture}
        loading={isPending}
        icon={<Icon of={ImagePlus} size={18} />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same one may be chosen again.
          target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}
