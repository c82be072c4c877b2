import { App, Upload } from 'antd';
import { useRef } from 'react';
import { useUploadPicture } from '#api/use-upload-picture';
import { useTexts } from '#i18n/texts';
import ImagePlus from '#icons/image-plus';
import X from '#icons/x';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import styles from './picture-upload.module.css';
import { pictureTexts } from './picture-upload.texts.ts';

interface PictureUploadProps {
  /** Keys, in order; the first is shown in lists. */
  readonly value?: readonly string[];
  readonly onChange?: (keys: string[]) => void;
  readonly most: number;
  readonly purpose: 'goods' | 'page';
}

/** Pictures sent as they are chosen; what is stored is made anew by the server. */
export function PictureUpload({ value = [], onChange, most, purpose }: PictureUploadProps) {
  const texts = useTexts(pictureTexts);
  const { message } = App.useApp();
  const upload = useUploadPicture(purpose);
  // Several files chosen at once arrive one by one, each after the one before it: none may start from what was there before all of them.
  const keys = useRef(value);
  keys.current = value;
  const add = (key: string) => {
    keys.current = [...keys.current, key].slice(0, most);
    onChange?.([...keys.current]);
  };
  const send = async (file: Blob) => {
    const key = await upload(file);
    if (key === null) void message.error(texts.failed);
    return key;
  };
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange?.(next);
  };
  return (
    <ul className={styles.pictures}>
      {value.map((key, at) => (
        <li
          key={key}
          draggable
          onDragStart={(event) => event.dataTransfer.setData('text', String(at))}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => move(Number(event.dataTransfer.getData('text')), at)}
        >
          <Picture of={key} side={72} />
          {at === 0 && most > 1 && <small>{texts.first}</small>}
          <span className={styles.tools}>
            {at > 0 && (
              <button type="button" aria-label={texts.earlier(at + 1)} onClick={() => move(at, at - 1)}>
                ‹
              </button>
            )}
            <button type="button" aria-label={texts.remove(at + 1)} onClick={() => onChange?.(value.filter((one) => one !== key))}>
              <Icon of={X} size={12} />
            </button>
          </span>
        </li>
      ))}
      {value.length < most && (
        <li>
          <Upload
            accept="image/jpeg,image/png,image/webp,image/gif"
            multiple={most > 1}
            showUploadList={false}
            customRequest={({ file, onSuccess, onError }) => {
              void send(file as Blob).then((key) => {
                if (key === null) return onError?.(new Error('refused'));
                onSuccess?.(key);
                add(key);
              });
            }}
          >
            <button type="button" className={styles.add} aria-label={texts.add}>
              <Icon of={ImagePlus} size={20} />
            </button>
          </Upload>
        </li>
      )}
    </ul>
  );
}
