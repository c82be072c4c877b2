import { useTexts } from '#i18n/texts';
import ImagePlus from '#icons/image-plus';
import { pictureKinds } from '#lib/shrink-picture';
import { Icon } from '#ui/icon';
import { chatTexts } from './chat.texts.ts';
import styles from './picture-choice.module.css';

/** Pictures of the phone, several at once. */
export function PictureChoice({ onChoose }: { readonly onChoose: (files: readonly Blob[]) => void }) {
  const texts = useTexts(chatTexts);
  return (
    <label className={styles.choice}>
      <input
        type="file"
        multiple
        accept={pictureKinds}
        className={styles.input}
        aria-label={texts.addPictures}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // the same one may be chosen again
          currentTarget.value = '';
        }}
      />
      <Icon of={ImagePlus} size={24} />
    </label>
  );
}
