import { useQueries } from '@tanstack/react-query';
import { readOptions } from '#api/read-options';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import type { WholeActivity } from '../activity.types.ts';
import { detailTexts } from './detail.texts.ts';

/** SKUs an activity names, by title and values, as its shops list them; by their number where that may not be read. */
export function useSkuNames({ skus }: Pick<WholeActivity, 'skus'>): (skuId: string) => string {
  const texts = useTexts(detailTexts);
  const mayRead = useMay()('catalog.listing.list');
  const goodsIds = [...new Set(skus.map(({ goodsId }) => goodsId))];
  const reads = useQueries({
    queries: goodsIds.map((goodsId) => ({ ...readOptions('catalog.listing.list', { goodsId, pageSize: 100 }), enabled: mayRead })),
  });
  const names = new Map(
    reads
      .flatMap(({ data }) => data?.list ?? [])
      .flatMap(({ goods, skus: listed }) =>
        listed.map(
          ({ skuId, specs }) => [skuId, [goods.title, specs.map(({ value }) => value).join(' / ')].filter(Boolean).join(' · ')] as const,
        ),
      ),
  );
  return (skuId) => names.get(skuId) ?? texts.skuNo(skuId);
}
