import type { EntryOf, OutputOf } from '#api/calls';
import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { dayText, shortTime } from '#lib/time';
import type { ListColumn } from '#ui/list/list.types';
import { PageLink } from '#ui/page';
import { Portrait } from '#ui/portrait';
import { LabelTag } from './label-tag.tsx';
import styles from './list.module.css';
import { memberListTexts } from './list.texts.ts';

type Member = EntryOf<'member.account.search'>;

type Level = OutputOf<'member.level.list'>['levels'][number];

export function useMemberColumns(levels: readonly Level[]): readonly ListColumn<Member>[] {
  const texts = useTexts(memberListTexts);
  const { lang } = useLang();
  const now = Date.now();
  return [
    { key: 'member', title: texts.nickname, width: 240, render: (member) => <MemberCell member={member} /> },
    ...(levels.length > 0
      ? [
          {
            key: 'level',
            title: texts.level,
            width: 96,
            render: ({ level }: Member) => levels.find((one) => one.level === level)?.name ?? '',
          },
        ]
      : []),
    {
      key: 'labels',
      title: texts.label,
      render: ({ labels }) => (
        <div className={styles.labels}>
          {labels.map((label) => (
            <LabelTag key={label.id} label={label} />
          ))}
        </div>
      ),
    },
    {
      key: 'paid',
      title: texts.paid,
      width: 132,
      isFigure: true,
      sort: { descending: 'mostPaid' },
      render: ({ paidFen, orders }) => (
        <div className={styles.cell}>
          <b>{money(paidFen)}</b>
          <small>{texts.orders(orders)}</small>
        </div>
      ),
    },
    {
      key: 'lastPaid',
      title: texts.lastPaid,
      width: 136,
      sort: { descending: 'lastPaid' },
      render: ({ lastPaidAt }) =>
        lastPaidAt === null ? <span className={styles.quiet}>{texts.never}</span> : shortTime(lastPaidAt, now, lang),
    },
    {
      key: 'seen',
      title: texts.seen,
      width: 136,
      sort: { descending: 'lastSeen' },
      render: ({ seenAt }) => shortTime(seenAt, now, lang),
    },
    { key: 'joined', title: texts.joined, width: 116, sort: { descending: 'newest' }, render: ({ joinedAt }) => dayText(joinedAt) },
  ];
}

function MemberCell({ member: { id, nickName, headIcon, phone } }: { readonly member: Member }) {
  const { noPhone } = useTexts(memberListTexts);
  return (
    <div className={styles.member}>
      <Portrait nickName={nickName} headIcon={headIcon || null} side={32} />
      <div className={styles.cell}>
        <PageLink to={`/members/${id}`} className={styles.name}>
          {nickName}
        </PageLink>
        <small>{phone || noPhone}</small>
      </div>
    </div>
  );
}
