import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { dayText, shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { FigureGrid } from '#ui/figure-grid';
import { Card } from '#ui/page';
import { Portrait } from '#ui/portrait';
import styles from './detail.module.css';
import { memberDetailTexts } from './detail.texts.ts';
import type { MemberProps } from './member.types.ts';

/** Who it is and what they bought. */
export function MemberFacts({ member }: MemberProps) {
  const texts = useTexts(memberDetailTexts);
  const { lang } = useLang();
  const may = useMay();
  const levels = useRead('member.level.list', {}, { enabled: may('member.level.list') }).data?.levels;
  const levelName = levels?.find(({ level }) => level === member.level)?.name;
  const now = Date.now();
  const { id, nickName, headIcon, phone, gender, birthday, joinedAt, seenAt } = member;
  const rows: readonly (readonly [string, string])[] = [
    [texts.phone, phone || texts.noPhone],
    [texts.number, id],
    ...(levelName === undefined ? [] : [[texts.level, levelName] as const]),
    [texts.gender, texts.genders[gender]],
    [texts.birthday, birthday ?? texts.notProvided],
    [texts.joined, dayText(joinedAt)],
    [texts.seen, shortTime(seenAt, now, lang)],
  ];
  return (
    <Card isFlush>
      <div className={styles.head}>
        <Portrait nickName={nickName} headIcon={headIcon || null} side={48} />
        <dl className={styles.facts}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Figures member={member} />
    </Card>
  );
}

function Figures({ member: { orders, paidFen, refundedFen, firstPaidAt, lastPaidAt } }: MemberProps) {
  const texts = useTexts(memberDetailTexts);
  const percent = paidFen === 0 ? 0 : Math.round((100 * refundedFen) / paidFen);
  return (
    <FigureGrid
      columns={4}
      figures={[
        { name: 'paid', label: texts.paid, value: money(paidFen), hint: texts.paidHint },
        {
          name: 'orders',
          label: texts.orders,
          value: countText(orders),
          hint: firstPaidAt === null ? texts.never : texts.ordersHint(dayText(firstPaidAt)),
        },
        {
          name: 'average',
          label: texts.average,
          value: money(orders === 0 ? 0 : Math.round(paidFen / orders)),
          hint: lastPaidAt === null ? texts.never : texts.lastHint(dayText(lastPaidAt)),
        },
        { name: 'refunded', label: texts.refunded, value: money(refundedFen), hint: texts.refundedHint(`${percent}%`) },
      ]}
    />
  );
}
