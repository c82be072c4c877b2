import type { EntryOf, InputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import type { AddressQuery } from '#lib/address-query';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { BarsCell } from './bars-cell.tsx';
import { LoginCell } from './login-cell.tsx';
import styles from './members.module.css';
import { membersTexts } from './members.texts.ts';

type Member = EntryOf<'member.restriction.list'>;

const tabs = ['all', 'BARRED', 'FORBIDDEN'] as const;

/** What the address says, as the call wants it: numbers may be pasted with blanks. */
const filterOf = ({ tab, find, cid }: AddressQuery): InputOf<'member.restriction.list'> => ({
  ...(tab && tab !== 'all' && { state: tab as 'BARRED' }),
  ...(find && { find: find.replace(/\s/g, '').slice(0, 40) }),
  ...(cid && { cid }),
});

/** Who is kept from shops or from logging in; anybody is found by their phone or number. */
export function RestrictionsPage() {
  const texts = useTexts(membersTexts);
  return (
    <Page title={texts.restrictions}>
      <List
        call="member.restriction.list"
        input={filterOf}
        keyOf={({ id }) => id}
        tabs={{ name: 'tab', entries: tabs.map((value) => ({ value, label: texts.tabs[value] })) }}
        filters={[{ kind: 'search', name: 'find', label: texts.search, width: 280 }]}
        columns={[
          { key: 'member', title: texts.member, width: 240, render: (member: Member) => <MemberCell member={member} /> },
          { key: 'bars', title: texts.bars, render: (member: Member) => <BarsCell member={member} /> },
          { key: 'login', title: texts.login, width: 300, render: (member: Member) => <LoginCell member={member} /> },
        ]}
        empty={texts.empty}
      />
    </Page>
  );
}

function MemberCell({ member: { id, nickName, phone } }: { readonly member: Member }) {
  const { noPhone } = useTexts(membersTexts);
  return (
    <div className={styles.member}>
      <span>{nickName}</span>
      <small>{phone || noPhone}</small>
      <small>{id}</small>
    </div>
  );
}
