import { useTexts } from '#i18n/texts';
import { useMay, useMe } from '#session/me';
import { Empty } from '#ui/empty';
import { Page } from '#ui/page';
import { BestSellers } from './best-sellers.tsx';
import { Figures } from './figures.tsx';
import { Opening } from './opening.tsx';
import { todayTexts } from './today.texts.ts';
import { Trend } from './trend.tsx';
import { Waiting } from './waiting.tsx';

export function TodayPage() {
  const texts = useTexts(todayTexts);
  const may = useMay();
  const { nick } = useMe();
  const hasWork =
    may('trade.order.countsForStaff') ||
    may('catalog.stock.list') ||
    may('catalog.review.counts') ||
    may('support.chat.counts') ||
    may('trade.refund.list');
  const hasReports = may('report.today.find') || may('report.sales.series') || may('report.goods.ranking');
  return (
    <Page title={texts.hello(nick)}>
      {may('shop.opening.find') && <Opening />}
      {hasWork && <Waiting />}
      {may('report.today.find') && <Figures />}
      {may('report.sales.series') && <Trend />}
      {may('report.goods.ranking') && <BestSellers />}
      {!hasWork && !hasReports && <Empty {...texts.nothingHere} />}
    </Page>
  );
}
