import type { Link } from '@qianpu/contract/types';
import { Suspense, useState } from 'react';
import { useRead } from '#api/read-query';
import { GoodsBlock, goodsOf } from '#features/item';
import { useTexts } from '#i18n/texts';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { ListSkeleton } from '#ui/skeleton';
import { blockSampleTexts } from './block-samples.texts.ts';
import { blockViews } from './block-views.ts';
import { SampleRow } from './sample-group.tsx';

const link: Link = { pageType: 'systemPage', data: { name: 'allGoods' } };
const source = { sortType: 'default' } as const;
const goods = { title: undefined, subtitle: '', source, count: 4, tall: false, more: undefined };

/** What a merchant can place, with pictures of the shop's own goods. */
export function BlockSamples() {
  const { cid } = useShop();
  const { data } = useRead(goodsOf(cid, goods));
  const pictures = data?.list.map(({ picture }) => picture) ?? [];
  return (
    <Suspense fallback={<ListSkeleton />}>
      <WordSamples />
      <GoodsLayouts />
      {pictures.length > 0 && <PictureSamples pictures={pictures} />}
      <ShopSamples />
    </Suspense>
  );
}

function WordSamples() {
  const texts = useTexts(blockSampleTexts);
  const { notice: Notice, title: Title, richText: RichText, divider: Divider, spacer: Spacer } = blockViews;
  const news = [{ text: texts.news, link }, { text: texts.longNews }];
  return (
    <>
      <Notice props={{ entries: news }} isFirstScreen={false} />
      <Notice props={{ entries: news.slice(0, 1) }} isFirstScreen={false} />
      <Title props={{ title: texts.title, subtitle: texts.subtitle, align: 'left', more: link }} isFirstScreen={false} />
      <Title props={{ title: texts.longTitle, subtitle: texts.subtitle, align: 'left', more: link }} isFirstScreen={false} />
      <Title props={{ title: texts.title, subtitle: texts.subtitle, align: 'center', more: link }} isFirstScreen={false} />
      <Title props={{ title: texts.longTitle, subtitle: '', align: 'center' }} isFirstScreen={false} />
      <RichText props={{ html: texts.richText }} isFirstScreen={false} />
      <Divider props={{ style: 'solid', isInset: true }} isFirstScreen={false} />
      <Divider props={{ style: 'dashed', isInset: false }} isFirstScreen={false} />
      <Spacer props={{ height: 24 }} isFirstScreen={false} />
    </>
  );
}

function GoodsLayouts() {
  const { title, subtitle } = useTexts(blockSampleTexts);
  const titled = { ...goods, title, subtitle, more: link };
  return (
    <>
      {(['grid', 'list', 'rail', 'small', 'wide'] as const).map((layout) => (
        <GoodsBlock key={layout} props={{ ...titled, layout }} isFirstScreen={false} />
      ))}
      <GoodsBlock props={{ ...goods, layout: 'rail', tall: true }} isFirstScreen={false} />
    </>
  );
}

function PictureSamples({ pictures }: { readonly pictures: readonly string[] }) {
  const texts = useTexts(blockSampleTexts);
  const { mid } = useShop();
  const { cube: Cube, video: Video, popup: Popup, floatButton: FloatButton } = blockViews;
  const [shown, setShown] = useState<'popup' | 'float' | null>(null);
  const [picture = ''] = pictures;
  const cell = (at: number, x: number, y: number, width: number, height: number) => ({
    ...{ x, y, width, height, alt: `${texts.picture} ${at + 1}` },
    picture: pictures[at % pictures.length] ?? picture,
  });
  const area = { x: 10, y: 20, width: 30, height: 40, name: texts.area, link };
  return (
    <>
      <Cube
        props={{
          height: 50,
          gap: 8,
          cells: [
            { ...cell(0, 0, 0, 50, 100), link, areas: [] },
            { ...cell(1, 50, 0, 50, 50), link, areas: [] },
            { ...cell(2, 50, 50, 25, 50), link, areas: [] },
            { ...cell(3, 75, 50, 25, 50), link, areas: [] },
          ],
        }}
        isFirstScreen={false}
      />
      <Cube
        props={{ height: 60, gap: 0, cells: [{ ...cell(0, 0, 0, 100, 100), areas: [area, { ...area, x: 60 }] }] }}
        isFirstScreen={false}
      />
      <Video props={{ video: `${mid}/photo/film-orange.mp4`, poster: picture, name: texts.film }} isFirstScreen={false} />
      <SampleRow>
        <Button onClick={() => setShown('popup')}>{texts.showPopup}</Button>
        <Button onClick={() => setShown('float')}>{texts.showFloat}</Button>
      </SampleRow>
      <Suspense>
        {shown === 'popup' && <Popup props={{ picture, alt: texts.popup, link, often: 'always' }} isFirstScreen={false} />}
        {shown === 'float' && <FloatButton props={{ picture, name: texts.float, link, side: 'right', bottom: 60 }} isFirstScreen={false} />}
      </Suspense>
    </>
  );
}

function ShopSamples() {
  const { picker, coupons } = useTexts(blockSampleTexts);
  const { shopCard: ShopCard, storePicker: StorePicker, coupon: Coupon } = blockViews;
  return (
    <>
      <ShopCard props={{ hasHours: true, hasPhone: true }} isFirstScreen={false} />
      <StorePicker props={{ title: picker }} isFirstScreen={false} />
      <Coupon props={{ title: coupons, layout: 'rail' }} isFirstScreen={false} />
      <Coupon props={{ layout: 'list' }} isFirstScreen={false} />
    </>
  );
}
