import { Button, Input, Upload } from 'antd';
import { useState } from 'react';
import { useUploadPicture } from '#api/use-upload-picture';
import { useTexts } from '#i18n/texts';
import ImagePlus from '#icons/image-plus';
import X from '#icons/x';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import type { Draft } from './draft.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { type Axis, type AxisValue, addValue, combinationsOf, removeAxis, removeValue } from './sku-matrix.ts';

const MOST_AXES = 3;
const MOST_ROWS = 1_000;

interface AxesProps {
  readonly axes: readonly Axis[];
  readonly change: (next: (draft: Draft) => Draft) => void;
}

/** In what ways pieces differ: up to three names, each with its values. */
export function SkuAxes({ axes, change }: AxesProps) {
  const texts = useTexts(editTexts);
  const setAxis = (at: number, axis: Partial<Axis>) =>
    change((draft) => ({ ...draft, axes: draft.axes.map((one, place) => (place === at ? { ...one, ...axis } : one)) }));
  return (
    <div className={styles.axes}>
      {axes.map((axis, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an axis is its place; its name is being typed
        <div key={at} className={styles.axis}>
          <Input
            aria-label={texts.axisName(at + 1)}
            placeholder={texts.axisPlaceholder}
            maxLength={10}
            value={axis.name}
            onChange={({ target }) => setAxis(at, { name: target.value })}
          />
          <ul>
            {axis.values.map((value) => (
              <li key={value.text}>
                {at === 0 && (
                  <ValuePicture
                    value={value}
                    onChange={(picture) =>
                      setAxis(at, { values: axis.values.map((one) => (one.text === value.text ? { ...one, picture } : one)) })
                    }
                  />
                )}
                {value.text}
                <button
                  type="button"
                  aria-label={texts.removeValue(value.text)}
                  onClick={() => change((draft) => ({ ...draft, ...removeValue(draft, at, value.text) }))}
                >
                  <Icon of={X} size={12} />
                </button>
              </li>
            ))}
            <li data-add>
              <NewValue axis={axis} axes={axes} onAdd={(text) => change((draft) => ({ ...draft, ...addValue(draft, at, text) }))} />
            </li>
          </ul>
          <Button
            type="text"
            size="small"
            aria-label={texts.removeAxis(axis.name)}
            icon={<Icon of={X} size={14} />}
            onClick={() => change((draft) => ({ ...draft, ...removeAxis(draft, at) }))}
          />
        </div>
      ))}
      {axes.length < MOST_AXES && (
        <Button type="link" size="small" onClick={() => change((draft) => ({ ...draft, axes: [...draft.axes, { name: '', values: [] }] }))}>
          + {texts.addAxis}
        </Button>
      )}
    </div>
  );
}

interface NewValueProps {
  readonly axis: Axis;
  readonly axes: readonly Axis[];
  readonly onAdd: (text: string) => void;
}

function NewValue({ axis, axes, onAdd }: NewValueProps) {
  const texts = useTexts(editTexts);
  const [typed, setTyped] = useState('');
  const rows = combinationsOf(axes).length;
  const isFull = axis.values.length > 0 && rows + rows / axis.values.length > MOST_ROWS;
  const add = () => {
    if (typed.trim() !== '') onAdd(typed.trim());
    setTyped('');
  };
  return (
    <Input
      size="small"
      aria-label={texts.addValue(axis.name)}
      placeholder={isFull ? texts.tooMany : `+ ${texts.addValue(axis.name)}`}
      disabled={isFull}
      maxLength={20}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={(event) => {
        // What an input method composes is not finished by its Enter.
        if (!event.nativeEvent.isComposing) add();
      }}
      onBlur={add}
    />
  );
}

function ValuePicture({ value, onChange }: { readonly value: AxisValue; readonly onChange: (picture: string | null) => void }) {
  const texts = useTexts(editTexts);
  const upload = useUploadPicture('goods');
  return (
    <Upload
      accept="image/jpeg,image/png,image/webp"
      showUploadList={false}
      customRequest={({ file, onSuccess }) => {
        void upload(file as Blob).then((key) => {
          onSuccess?.(key);
          if (key !== null) onChange(key);
        });
      }}
    >
      <button type="button" className={styles.swatch} aria-label={texts.valuePicture(value.text)}>
        {value.picture === null ? <Icon of={ImagePlus} size={14} /> : <Picture of={value.picture} side={20} />}
      </button>
    </Upload>
  );
}
