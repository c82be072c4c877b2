import { useParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Columns, Page } from '#ui/page';
import { MemberCards } from './detail/member-cards.tsx';
import { MemberEvents } from './detail/member-events.tsx';
import { MemberFacts } from './detail/member-facts.tsx';
import { MemberLabels } from './detail/member-labels.tsx';
import { MemberLevel } from './detail/member-level.tsx';
import { MemberLimits } from './detail/member-limits.tsx';
import { MemberNotes } from './detail/member-notes.tsx';
import { MemberOrders } from './detail/member-orders.tsx';
import { MemberPoints } from './detail/member-points.tsx';
import { MemberSessions } from './detail/member-sessions.tsx';

/** Everything staff know of one member, as far as their rights go. */
export function MemberPage() {
  const { id = '' } = useParams();
  const may = useMay();
  const read = useRead('member.account.detailForStaff', { id });
  const member = read.data;
  if (read.isError) return <Failed onRetry={() => void read.refetch()} refusal={read.error} />;
  if (!member) return <ListSkeleton columns={3} />;
  return (
    <Page title={member.nickName} back="/members">
      <Columns
        aside={
          <>
            <MemberLabels key={member.labels.map(({ id: labelId }) => labelId).join()} member={member} />
            {may('member.card.listForStaff') && <MemberCards id={id} />}
            {may('member.note.list') && <MemberNotes id={id} />}
            {may('member.restriction.list') && <MemberLimits id={id} />}
            {may('member.session.listForStaff') && <MemberSessions member={member} />}
          </>
        }
      >
        <MemberFacts member={member} />
        {may('member.loyalty.find') && <MemberLevel id={id} />}
        {may('member.points.listForStaff') && <MemberPoints id={id} />}
        {may('trade.order.search') && <MemberOrders id={id} />}
        {may('member.safety.eventsForStaff') && <MemberEvents id={id} />}
      </Columns>
    </Page>
  );
}
