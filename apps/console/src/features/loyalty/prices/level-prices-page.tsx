import { Alert } from 'antd';
import { useSearchParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { GoodsSearch } from '#ui/form/goods-search';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { GoodsPrices } from './goods-prices.tsx';
import styles from './prices.module.css';
import { pricesTexts } from './prices.texts.ts';

/** What members of each level pay for the SKUs of one goods; which goods stands in the address. */
export function LevelPricesPage() {
  const texts = useTexts(pricesTexts);
  const [params, setParams] = useSearchParams();
  const goodsId = params.get('goods');
  const levels = useRead('member.level.list', {});
  const choose = (id: string) =>
    setParams((before) => {
      before.set('goods', id);
      return before;
    });
  return (
    <Page title={texts.levelPrices}>
      <Alert type="info" showIcon title={texts.about} />
      <Card title={texts.choose}>
        <div className={styles.choice}>
          <GoodsSearch
            label={texts.chooseHint}
            placeholder={texts.chooseHint}
            chosen={goodsId === null ? [] : [goodsId]}
            onAdd={({ id }) => choose(id)}
          />
        </div>
      </Card>
      {levels.isError ? (
        <Failed refusal={levels.error} onRetry={() => void levels.refetch()} />
      ) : !levels.data ? (
        <ListSkeleton columns={4} />
      ) : levels.data.levels.length === 0 || goodsId === null ? (
        <Card isFlush>
          <Empty {...(levels.data.levels.length === 0 ? texts.emptyLevels : texts.emptyChoice)} />
        </Card>
      ) : (
        <GoodsPrices key={goodsId} goodsId={goodsId} levels={levels.data.levels} />
      )}
    </Page>
  );
}
