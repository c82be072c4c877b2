import { Alert, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { money, signedMoney } from '#lib/money';
import { shortTime } from '#lib/time';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { AdjustForm } from './adjust-form.tsx';
import styles from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';

/** A member first, by phone or number; then what is changed of what they have. */
export function AdjustDrawer({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(balancesTexts);
  const [typed, setTyped] = useState('');
  const [find, setFind] = useState('');
  return (
    <Drawer open title={texts.adjust} size={520} onClose={onClose}>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          setFind(typed.replace(/\s/g, ''));
        }}
      >
        <Input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={texts.find}
          aria-label={texts.find}
          maxLength={40}
          autoComplete="off"
        />
        <Button htmlType="submit">{texts.findButton}</Button>
      </form>
      {find === '' ? <p className={styles.quiet}>{texts.findHint}</p> : <Found key={find} find={find} onClose={onClose} />}
    </Drawer>
  );
}

function Found({ find, onClose }: { readonly find: string; readonly onClose: () => void }) {
  const texts = useTexts(balancesTexts);
  const { data, isError, error, refetch } = useRead('ledger.balance.listForStaff', { find, pageSize: 5 });
  if (isError) return <Failed onRetry={() => void refetch()} refusal={error} />;
  if (data === undefined) return <ListSkeleton columns={2} />;
  const { member, balance, list } = data;
  if (member === null) return <Alert type="info" showIcon title={texts.nobody} />;
  const { principalFen, bonusFen, heldFen } = balance;
  return (
    <>
      <div className={styles.has}>
        <span>{member.nickName}</span>
        <b>{texts.has(money(principalFen + bonusFen))}</b>
        <small>{texts.hasParts(money(principalFen), money(bonusFen), money(heldFen))}</small>
      </div>
      <AdjustForm memberId={member.id} onClose={onClose} />
      {list.length > 0 && <Last movements={list} />}
    </>
  );
}

function Last({ movements }: { readonly movements: OutputOf<'ledger.balance.listForStaff'>['list'] }) {
  const texts = useTexts(balancesTexts);
  const { lang } = useLang();
  const now = Date.now();
  return (
    <section className={styles.last}>
      <h3>{texts.last}</h3>
      {movements.map(({ id, at, sort, reason, principalFen, bonusFen, leftFen }) => (
        <p key={id} className={styles.movement}>
          <span>
            {shortTime(at, now, lang)} · {sort === 'ADJUSTED' && reason !== null ? texts.reasons[reason] : texts.sorts[sort]}
          </span>
          <b>{signedMoney(principalFen + bonusFen)}</b>
          <span>{texts.left(money(leftFen))}</span>
        </p>
      ))}
    </section>
  );
}
