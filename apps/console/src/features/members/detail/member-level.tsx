import { Button } from 'antd';
import { useState } from 'react';
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
import { LevelHistory } from './level-history.tsx';
import { loyaltyTexts } from './loyalty.texts.ts';
import type { Loyalty, MemberIdProps } from './member.types.ts';
import { SetLevelDrawer } from './set-level-drawer.tsx';

/** Where the member stands, until when and by whose word. */
export function MemberLevel({ id }: MemberIdProps) {
  const texts = useTexts(loyaltyTexts);
  const may = useMay();
  const read = useRead('member.loyalty.find', { memberId: id });
  const levels = useRead('member.level.list', {}, { enabled: may('member.level.list') }).data?.levels ?? [];
  const [open, setOpen] = useState<'level' | 'growth' | null>(null);
  const close = () => setOpen(null);
  const nameOf = (level: number) => levels.find((one) => one.level === level)?.name ?? texts.levelNo(level);
  const loyalty = read.data;
  if (!loyalty)
    return (
      <Card title={texts.level}>
        {read.isError ? <Failed refusal={read.error} onRetry={() => void read.refetch()} /> : <ListSkeleton columns={3} />}
      </Card>
    );
  const isSet = isSetNow(loyalty);
  return (
    <Card
      title={texts.level}
      isFlush
      extra={
        <>
          {may('member.level.set') && levels.length > 0 && (
            <Button size="small" onClick={() => setOpen('level')}>
              {isSet ? texts.changeSet : texts.setLevel}
            </Button>
          )}
          {may('member.growth.adjust') && (
            <Button size="small" onClick={() => setOpen('growth')}>
              {texts.adjustGrowth}
            </Button>
          )}
        </>
      }
    >
      <Standing loyalty={loyalty} nameOf={nameOf} />
      <LevelHistory loyalty={loyalty} nameOf={nameOf} />
      {open === 'level' && <SetLevelDrawer memberId={id} loyalty={loyalty} isSet={isSet} levels={levels} onClose={close} />}
      {open === 'growth' && <AdjustDrawer of="growth" memberId={id} onClose={close} />}
    </Card>
  );
}

/** What staff have set counts until its day. */
const isSetNow = ({ setUntil }: Loyalty): boolean => setUntil !== null && setUntil > Date.now();

function Standing({ loyalty, nameOf }: { readonly loyalty: Loyalty; readonly nameOf: (level: number) => string }) {
  const texts = useTexts(loyaltyTexts);
  const { level, levelUntil, earnedLevel, growth } = loyalty;
  const until = levelUntil === null ? texts.kept : (isSetNow(loyalty) ? texts.setUntilOf : texts.untilOf)(dayText(levelUntil));
  return (
    <FigureGrid
      columns={3}
      figures={[
        { name: 'level', label: texts.current, value: nameOf(level), hint: until },
        { name: 'earned', label: texts.earned, value: nameOf(earnedLevel), hint: isSetNow(loyalty) ? texts.earnedHint : texts.sameHint },
        { name: 'growth', label: texts.growth, value: countText(growth), hint: texts.growthHint },
      ]}
    />
  );
}
