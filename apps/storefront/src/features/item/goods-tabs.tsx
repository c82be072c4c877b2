import type { BlockProps, GoodsSource } from '@qianpu/contract/types';
import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import type { BlockViewProps } from '#lib/block-view';
import { useShop } from '#session/shop-context';
import { HiddenHeading } from '#ui/hidden-heading';
import { SectionHeader } from '#ui/section-header';
import { EndlessGoods } from './endless-goods.tsx';
import styles from './goods-tabs.module.css';
import { goodsPages } from './item-queries.ts';
import { Ranking, rankingHeight } from './ranking.tsx';

/** Place of the ranking among the goods of the first tab. */
const rankingPosition = 3;

const allGoods: GoodsSource = { sortType: 'default' };

export const firstSource = (props: BlockProps<'goodsTabs'>): GoodsSource => props.tabs[0]?.source ?? allGoods;

export function GoodsTabs({ props, isFirstScreen }: BlockViewProps<'goodsTabs'>) {
  const [active, setActive] = useState(0);
  const { cid } = useShop();
  const { tabs, ranking } = props;
  return (
    <section className={styles.block}>
      <Tabs tabs={tabs} active={active} onChoose={setActive} />
      <EndlessGoods
        key={active}
        pageAt={goodsPages(cid, tabs[active]?.source ?? allGoods)}
        eagerCount={isFirstScreen ? 2 : 0}
        inset={
          ranking && active === 0
            ? { position: rankingPosition, height: rankingHeight(ranking), content: <Ranking ranking={ranking} /> }
            : undefined
        }
      />
    </section>
  );
}

interface TabsProps {
  readonly tabs: BlockProps<'goodsTabs'>['tabs'];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

function Tabs({ tabs, active, onChoose }: TabsProps) {
  const { goodsGroups } = useMessages();
  const [only] = tabs;
  if (only && tabs.length === 1) return <SectionHeader title={only.text} subtitle="" place="floor" />;
  return (
    <>
      <HiddenHeading>{goodsGroups}</HiddenHeading>
      <div className={styles.tabs}>
        {tabs.map((tab, index) => (
          <button type="button" key={tab.text} className={styles.tab} aria-pressed={index === active} onClick={() => onChoose(index)}>
            {tab.text}
          </button>
        ))}
      </div>
    </>
  );
}
