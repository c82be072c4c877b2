import { Button, Table } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { dayText } from '#lib/time';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { FigureGrid } from '#ui/figure-grid';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { AdjustDrawer } from './adjust-drawer.tsx';
import styles from './loyalty.module.css';
import { loyaltyTexts } from './loyalty.texts.ts';
import type { MemberIdProps } from './member.types.ts';
import { type PointsEntry, UndoDrawer } from './undo-drawer.tsx';
import { usePointsColumns } from './use-points-columns.tsx';

const PAGE = 8;

/** What the member has to spend, what is owed, and every entry. */
export function MemberPoints({ id }: MemberIdProps) {
  const texts = useTexts(loyaltyTexts);
  const may = useMay();
  const [pageNum, setPage] = useState(1);
  const [isAdjusting, setAdjusting] = useState(false);
  const [undone, setUndone] = useState<PointsEntry | null>(null);
  const columns = usePointsColumns(setUndone);
  const read = useRead('member.points.listForStaff', { memberId: id, pageNum, pageSize: PAGE }, { keepsLast: true });
  const points = read.data;
  if (!points)
    return (
      <Card title={texts.points}>
        {read.isError ? <Failed refusal={read.error} onRetry={() => void read.refetch()} /> : <ListSkeleton columns={3} />}
      </Card>
    );
  return (
    <Card
      title={texts.points}
      isFlush
      extra={
        may('member.points.adjust') && (
          <Button size="small" onClick={() => setAdjusting(true)}>
            {texts.adjustPoints}
          </Button>
        )
      }
    >
      <Sums points={points} />
      {points.list.length === 0 && pageNum === 1 ? (
        <p className={styles.nothing}>{texts.noPoints}</p>
      ) : (
        <Table className={styles.entries ?? ''} size="middle" rowKey="id" columns={columns} dataSource={points.list} pagination={false} />
      )}
      {(pageNum > 1 || points.hasMore) && (
        <div className={styles.foot}>
          <Button size="small" disabled={pageNum === 1} onClick={() => setPage(pageNum - 1)}>
            {texts.later}
          </Button>
          <Button size="small" disabled={!points.hasMore} onClick={() => setPage(pageNum + 1)}>
            {texts.earlier}
          </Button>
        </div>
      )}
      {isAdjusting && <AdjustDrawer of="points" memberId={id} onClose={() => setAdjusting(false)} />}
      {undone && <UndoDrawer memberId={id} entry={undone} onClose={() => setUndone(null)} />}
    </Card>
  );
}

function Sums({ points: { points, debt, ends } }: { readonly points: OutputOf<'member.points.listForStaff'> }) {
  const texts = useTexts(loyaltyTexts);
  const [next] = ends;
  return (
    <FigureGrid
      columns={3}
      figures={[
        { name: 'points', label: texts.available, value: countText(points), hint: '' },
        { name: 'debt', label: texts.debt, value: countText(debt), hint: debt > 0 ? texts.debtHint : texts.noDebt },
        {
          name: 'ending',
          label: texts.ending,
          value: next ? countText(next.points) : '0',
          hint: next ? texts.endingHint(dayText(next.endsAt - 1)) : texts.noEnding,
        },
      ]}
    />
  );
}
