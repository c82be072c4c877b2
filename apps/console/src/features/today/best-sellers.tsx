import { Segmented } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { money } from '#lib/money';
import { dayText } from '#lib/time';
import { Failed } from '#ui/failed';
import { Card } from '#ui/page';
import { Picture } from '#ui/picture';
import styles from './today.module.css';
import { todayTexts } from './today.texts.ts';

const DAY_MS = 86_400_000;
const SHOWN = 5;

export function BestSellers() {
  const texts = useTexts(todayTexts);
  const cid = useCurrentShop();
  const [days, setDays] = useState(1);
  const now = Date.now();
  const input = { from: dayText(now - (days - 1) * DAY_MS), until: dayText(now), by: 'amount' as const, limit: SHOWN };
  const { data, error, refetch } = useRead('report.goods.ranking', { ...input, ...(cid !== undefined && { cid }) }, { keepsLast: true });
  const spans = [
    { label: texts.thisDay, value: 1 },
    { label: texts.days7, value: 7 },
  ];
  return (
    <Card title={texts.best} isFlush extra={<Segmented aria-label={texts.span} options={spans} value={days} onChange={setDays} />}>
      {error && <Failed onRetry={() => void refetch()} refusal={error} />}
      {data?.list.length === 0 && <p className={styles.nothing}>{texts.nothingSold}</p>}
      {data && data.list.length > 0 && (
        <table className={styles.ranking}>
          <thead>
            <tr>
              <th scope="col">{texts.goods}</th>
              <th scope="col">{texts.paid}</th>
              <th scope="col">{texts.pieces}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ goodsId, title, picture, paidFen, pieces }, nth) => (
              <tr key={goodsId}>
                <td>
                  <span className={styles.goods}>
                    <i>{nth + 1}</i>
                    <Picture of={picture} side={28} />
                    <span>{title}</span>
                  </span>
                </td>
                <td>{money(paidFen)}</td>
                <td>{pieces}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
