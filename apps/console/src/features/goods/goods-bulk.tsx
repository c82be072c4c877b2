import { CallRefusal } from '@qianpu/client/call-refusal';
import { isInScope } from '@qianpu/contract/staff-scope';
import { App, Button, Select } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { useMay, useScope } from '#session/me';
import { useOwnShops } from '#session/shops';
import { BulkResult, type OneResult } from './bulk-result.tsx';
import styles from './goods.module.css';
import { goodsTexts } from './goods.texts.ts';
import type { Goods } from './goods.types.ts';

interface BulkProps {
  readonly selected: readonly Goods[];
  readonly onDone: () => void;
}

/** What can be done with the selected goods; each one's result is said. */
export function GoodsBulk({ selected, onDone }: BulkProps) {
  const texts = useTexts(goodsTexts);
  const may = useMay();
  const { modal } = App.useApp();
  const [results, setResults] = useState<readonly OneResult[] | null>(null);
  const count = selected.length;
  const each = useEach(selected, setResults);
  const confirmRemove = () =>
    modal.confirm({
      title: texts.removeAsk(count),
      content: texts.removeText,
      okText: texts.removeMany(count),
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: each.remove,
    });
  return (
    <>
      {may('catalog.goods.setShelfMany') && <Shelf selected={selected} onResults={setResults} />}
      {may('catalog.goods.copy') && <Button onClick={() => void each.copy()}>{texts.copyMany(count)}</Button>}
      {may('catalog.goods.remove') && (
        <Button danger onClick={() => void confirmRemove()}>
          {texts.removeMany(count)}
        </Button>
      )}
      {results && (
        <BulkResult
          results={results}
          onClose={() => {
            setResults(null);
            onDone();
          }}
        />
      )}
    </>
  );
}

/** Calls that take one goods: one after another, refused ones do not stop the rest. */
function useEach(selected: readonly Goods[], onResults: (results: readonly OneResult[]) => void) {
  const texts = useTexts(goodsTexts);
  const quiet = { onRefused: () => true };
  const copying = useWrite('catalog.goods.copy', quiet);
  const removing = useWrite('catalog.goods.remove', quiet);
  const walk = async (act: (goods: Goods) => Promise<unknown>) => {
    const results: OneResult[] = [];
    for (const goods of selected) {
      const refusal = await act(goods).then(
        () => null,
        (error: unknown) => (error instanceof CallRefusal && error.message) || texts.noAnswer,
      );
      results.push({ goods, refusal });
    }
    onResults(results);
  };
  return {
    copy: () => walk(({ id, title }) => copying.sendAsync({ id, title: texts.copiedTitle(title) })),
    remove: () => walk(({ id }) => removing.sendAsync({ id })),
  };
}

interface ShelfProps {
  readonly selected: readonly Goods[];
  readonly onResults: (results: readonly OneResult[]) => void;
}

function Shelf({ selected, onResults }: ShelfProps) {
  const texts = useTexts(goodsTexts);
  const current = useCurrentShop();
  const scope = useScope('catalog.goods.setShelfMany');
  const shops = useOwnShops().filter(({ cid }) => isInScope(scope, cid));
  const [chosen, setChosen] = useState(current);
  const cid = chosen ?? (shops.length === 1 ? shops[0]?.cid : undefined);
  const write = useWrite('catalog.goods.setShelfMany', {
    onDone: ({ results }) =>
      onResults(
        // Answers stand in the order of what was asked.
        selected.map((goods, at) => {
          const refusal = results[at]?.refusal;
          return { goods, refusal: refusal ? texts.notListed : null };
        }),
      ),
  });
  const turn = (isOn: boolean) => cid !== undefined && write.send({ cid, goodsIds: selected.map(({ id }) => id), isOn });
  return (
    <>
      <Select<string>
        aria-label={texts.whichShop}
        placeholder={texts.chooseShop}
        className={styles.shop ?? ''}
        {...(cid !== undefined && { value: cid })}
        options={shops.map(({ cid, name }) => ({ value: cid, label: name }))}
        onChange={setChosen}
      />
      <Button type="primary" disabled={cid === undefined} loading={write.isPending} onClick={() => turn(true)}>
        {texts.putOn(selected.length)}
      </Button>
      <Button disabled={cid === undefined} onClick={() => turn(false)}>
        {texts.takeOff(selected.length)}
      </Button>
    </>
  );
}
