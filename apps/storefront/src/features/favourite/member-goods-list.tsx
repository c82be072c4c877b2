import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ReadQuery } from '#api/read-query';
import { usePages } from '#api/use-pages';
import { useTexts } from '#i18n/texts';
import { TopBar } from '#navigation/top-bar';
import { FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { GoodsSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import { DayHeading } from './day-heading.tsx';
import { goodsByDay } from './goods-by-day.ts';
import { memberGoodsTexts } from './member-goods.texts.ts';
import styles from './member-goods-list.module.css';
import type { MemberGoodsRead } from './member-goods-queries.ts';
import { MemberGoodsRow } from './member-goods-row.tsx';
import { RemoveBar } from './remove-bar.tsx';

/** Goods the mall lets go of by one call. */
const mostAtOnce = 20;

interface KeptGoodsProps {
  readonly title: string;
  readonly pageAt: (pageNum: number) => ReadQuery<MemberGoodsRead>;
  /** Rejects when the mall refuses, which has been said by then. */
  readonly remove: (goodsIds: string[]) => Promise<unknown>;
  readonly whenEmpty: ReactNode;
}

/** Goods of a member's own list, by day where it has days, which can be taken out of it. */
export function MemberGoodsList(props: KeptGoodsProps) {
  // What was removed moves up what comes after it: the list begins anew.
  const [round, setRound] = useState(0);
  return <KeptRound key={round} {...props} onRemoved={() => setRound(round + 1)} />;
}

interface KeptRoundProps extends KeptGoodsProps {
  readonly onRemoved: () => void;
}

function KeptRound({ title, pageAt, remove, whenEmpty, onRemoved }: KeptRoundProps) {
  const texts = useTexts(memberGoodsTexts);
  const toast = useToast();
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(pageAt);
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const removeChosen = async () => {
    const ids = [...chosen];
    let removed = 0;
    try {
      for (; removed < ids.length; removed += mostAtOnce) await remove(ids.slice(removed, removed + mostAtOnce));
      toast(texts.removed);
    } finally {
      // Also after a refusal half-way: what is gone is shown no longer.
      if (removed > 0) onRemoved();
    }
  };
  const ids = entries?.map(({ id }) => id) ?? [];
  return (
    <main className={styles.page}>
      <TopBar title={title}>
        {ids.length > 0 && (
          <button type="button" className={styles.edit} onClick={() => setEditing(!isEditing)}>
            {isEditing ? texts.done : texts.edit}
          </button>
        )}
      </TopBar>
      {!entries && !isFailed && <GoodsSkeleton form="list" />}
      {entries?.length === 0 && whenEmpty}
      {goodsByDay(entries ?? []).map(({ day, goods }) => (
        <section key={day}>
          {day && <DayHeading day={day} />}
          <ul className={styles.list}>
            {goods.map((one) => (
              <MemberGoodsRow
                key={one.id}
                goods={one}
                isEditing={isEditing}
                isChosen={chosen.has(one.id)}
                onChoose={(isOn) => choose([one.id], isOn)}
              />
            ))}
          </ul>
        </section>
      ))}
      {isFailed && <FailedPart onRetry={fetchNext} />}
      {!isFailed && ids.length > 0 && <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
      {isEditing && (
        <RemoveBar
          count={chosen.size}
          isAll={chosen.size === ids.length}
          onChooseAll={(isOn) => choose(ids, isOn)}
          onRemove={removeChosen}
        />
      )}
    </main>
  );
}
