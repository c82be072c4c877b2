import { Button, type TableColumnsType } from 'antd';
import { useLang, useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { PageLink } from '#ui/page';
import styles from './loyalty.module.css';
import { loyaltyTexts } from './loyalty.texts.ts';
import { signedCount } from './signed-count.ts';
import type { PointsEntry } from './undo-drawer.tsx';

export function usePointsColumns(onUndo: (entry: PointsEntry) => void): TableColumnsType<PointsEntry> {
  const texts = useTexts(loyaltyTexts);
  const { lang } = useLang();
  const may = useMay();
  const now = Date.now();
  return [
    { key: 'at', title: texts.at, width: 120, render: (_, { at }) => shortTime(at, now, lang) },
    {
      key: 'source',
      title: texts.source,
      width: 168,
      render: (_, { source, refId }) => (
        <span className={styles.cell}>
          {texts.sources[source]}
          {source === 'ORDER' && may('trade.order.search') && <PageLink to={`/orders/${refId}`}>{refId}</PageLink>}
        </span>
      ),
    },
    {
      key: 'by',
      title: texts.by,
      render: (_, { staff, note }) => (
        <span className={styles.cell}>
          {staff?.name}
          {note !== '' && <small>{note}</small>}
        </span>
      ),
    },
    {
      key: 'change',
      title: texts.change,
      width: 120,
      align: 'right',
      render: (_, { amount, debt }) => (
        <span className={styles.cell}>
          <b>{signedCount(amount)}</b>
          {debt > 0 && <small>{texts.owed(countText(debt))}</small>}
          {debt < 0 && <small>{texts.paidOff(countText(-debt))}</small>}
        </span>
      ),
    },
    {
      key: 'actions',
      title: texts.actions,
      width: 80,
      render: (_, entry) =>
        entry.isUndoable &&
        may('member.points.undo') && (
          <Button type="link" size="small" onClick={() => onUndo(entry)}>
            {texts.undo}
          </Button>
        ),
    },
  ];
}
