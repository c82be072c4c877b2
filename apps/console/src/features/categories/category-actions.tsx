import { App, Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import ArrowDown from '#icons/arrow-down';
import ArrowUp from '#icons/arrow-up';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import styles from './categories.module.css';
import { categoriesTexts } from './categories.texts.ts';
import type { Edited } from './category-drawer.tsx';
import { type CategoryRow, moved } from './category-tree.ts';

const DEEPEST = 3;

interface ActionsProps {
  readonly row: CategoryRow;
  readonly onEdit: (edited: Edited) => void;
}

export function CategoryActions({ row, onEdit }: ActionsProps) {
  const texts = useTexts(categoriesTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const { id, name, parentId, siblings, level } = row;
  const [upId, downId] = [`up-${id}`, `down-${id}`];
  const move = useWrite('catalog.category.move');
  const remove = useWrite('catalog.category.remove', { onDone: () => void message.success(texts.removed(name)) });
  const go = (by: -1 | 1) => {
    const ids = moved(siblings, id, by);
    if (!ids || move.isPending) return;
    // The row moves in the page, which takes the focus from it.
    void move.sendAsync({ parentId, ids }).then(
      () => requestAnimationFrame(() => document.getElementById(by === -1 ? upId : downId)?.focus()),
      () => undefined,
    );
  };
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? -1 : 1);
  };
  const confirmRemove = () =>
    modal.confirm({
      title: texts.removeAsk(name),
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ id }).catch(() => undefined),
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div className={styles.actions} onKeyDown={may('catalog.category.move') ? byKey : undefined}>
      {may('catalog.category.move') && (
        <>
          <Button
            id={upId}
            type="text"
            size="small"
            aria-label={texts.up(name)}
            icon={<Icon of={ArrowUp} />}
            aria-disabled={siblings[0] === id}
            onClick={() => go(-1)}
          />
          <Button
            id={downId}
            type="text"
            size="small"
            aria-label={texts.down(name)}
            icon={<Icon of={ArrowDown} />}
            aria-disabled={siblings.at(-1) === id}
            onClick={() => go(1)}
          />
        </>
      )}
      {may('catalog.category.save') && (
        <Button type="link" size="small" onClick={() => onEdit({ kind: 'one', row })}>
          {texts.edit}
        </Button>
      )}
      {may('catalog.category.save') && level < DEEPEST && (
        <Button type="link" size="small" onClick={() => onEdit({ kind: 'new', parentId: id })}>
          {texts.addBelow}
        </Button>
      )}
      {may('catalog.category.remove') && row.children === undefined && row.goodsCount === 0 && (
        <Button type="link" size="small" danger onClick={() => void confirmRemove()}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
