import { App, Button, Checkbox, Radio } from 'antd';
import { type CSSProperties, useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Card } from '#ui/page';
import styles from './pages.module.css';
import { pagesTexts } from './pages.texts.ts';

type Style = OutputOf<'decoration.colorStyle.query'>;

/** Four colours, seen at once as the shop would use them. */
export function ColoursCard({ cid, style }: { readonly cid: string; readonly style: Style }) {
  const texts = useTexts(pagesTexts);
  const { message } = App.useApp();
  const [held, setHeld] = useState<Style>(style);
  const set = useWrite('decoration.colorStyle.set', { onDone: () => void message.success(texts.coloursSaved) });
  const setColour = (at: number, colour: string) =>
    setHeld({ ...held, colors: held.colors.map((one, nth) => (nth === at ? colour : one)) as Style['colors'] });
  return (
    <Card title={texts.colours}>
      <div className={styles.colours}>
        <div className={styles.fields}>
          {held.colors.map((colour, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four have their places
            <label key={at}>
              <input type="color" value={colour} onChange={({ target }) => setColour(at, target.value)} />
              <span>{texts.colourNames[at]}</span>
              <code>{colour}</code>
            </label>
          ))}
          <Radio.Group
            aria-label={texts.style}
            value={held.type}
            onChange={({ target }) => setHeld({ ...held, type: target.value as Style['type'] })}
            options={(['plain', 'ink'] as const).map((value) => ({ value, label: texts.styles[value] }))}
          />
          <Checkbox checked={held.index_grey} onChange={({ target }) => setHeld({ ...held, index_grey: target.checked })}>
            {texts.grey}
          </Checkbox>
          <Button type="primary" loading={set.isPending} onClick={() => set.send({ cid, ...held })}>
            {texts.saveColours}
          </Button>
        </div>
        <Sample style={held} />
      </div>
    </Card>
  );
}

function Sample({ style: { type, colors, index_grey } }: { readonly style: Style }) {
  const texts = useTexts(pagesTexts);
  const [primary, secondary, onPrimary, accent] = colors;
  const variables = { '--primary': primary, '--secondary': secondary, '--on-primary': onPrimary, '--tag': accent } as CSSProperties;
  return (
    <figure className={styles.sample} style={variables} data-type={type} data-grey={index_grey} aria-label={texts.sample}>
      <b>{texts.sampleTitle}</b>
      {/* The merchant's own colours, good or poor: drawn, not read. */}
      <em data-words={texts.sampleTag} />
      <strong>{texts.samplePrice}</strong>
      <div>
        <span data-kind="secondary" data-words={texts.sampleCart} />
        <span data-kind="primary" data-words={texts.sampleBuy} />
      </div>
    </figure>
  );
}
