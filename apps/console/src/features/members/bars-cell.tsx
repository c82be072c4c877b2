import { isInScope } from '@qianpu/contract/staff-scope';
import { App, Button, Dropdown } from 'antd';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay, useScope } from '#session/me';
import { useOwnShops, useShopNames } from '#session/shops';
import styles from './members.module.css';
import { membersTexts } from './members.texts.ts';

type Member = EntryOf<'member.restriction.list'>;

interface BarsCellProps {
  readonly member: Member;
}

/** From which shops a member is barred, each lifted by a click, and the way to bar them from another. */
export function BarsCell({ member: { id, nickName, bars } }: BarsCellProps) {
  const texts = useTexts(membersTexts);
  const { lang } = useLang();
  const { message } = App.useApp();
  const may = useMay();
  const shopName = useShopNames();
  const mayForAll = useScope('member.account.readmit') === 'ALL';
  const readmit = useWrite('member.account.readmit', { onDone: () => void message.success(texts.readmitted(nickName)) });
  const nameOf = (cid: string | null) => (cid === null ? texts.everyShop : shopName(cid));
  const now = Date.now();
  return (
    <div className={styles.bars}>
      {bars.map(({ cid, at }) => (
        <div key={cid} className={styles.bar}>
          <span>{nameOf(cid)}</span>
          <small>{texts.since(shortTime(Date.parse(at), now, lang))}</small>
          {may('member.account.readmit') && (cid !== null || mayForAll) && (
            <Button
              type="link"
              size="small"
              aria-label={texts.readmitAt(nameOf(cid))}
              loading={readmit.isPending}
              onClick={() => readmit.send({ id, ...(cid !== null && { cid }) })}
            >
              {texts.readmit}
            </Button>
          )}
        </div>
      ))}
      <div className={styles.bar}>
        {bars.length === 0 && <span className={styles.quiet}>{texts.notBarred}</span>}
        {may('member.account.bar') && <BarMenu member={{ id, nickName, bars }} nameOf={nameOf} />}
      </div>
    </div>
  );
}

interface BarMenuProps {
  readonly member: Pick<Member, 'id' | 'nickName' | 'bars'>;
  readonly nameOf: (cid: string | null) => string;
}

function BarMenu({ member: { id, nickName, bars }, nameOf }: BarMenuProps) {
  const texts = useTexts(membersTexts);
  const { message, modal } = App.useApp();
  const shops = useOwnShops();
  const scope = useScope('member.account.bar');
  const bar = useWrite('member.account.bar', { onDone: () => void message.success(texts.barred(nickName)) });
  const inScope = shops.map(({ cid }) => cid).filter((cid) => isInScope(scope, cid));
  const places = [...inScope, ...(scope === 'ALL' ? [null] : [])].filter((cid) => !bars.some((other) => other.cid === cid));
  if (places.length === 0 || bars.some(({ cid }) => cid === null)) return null;
  const ask = (cid: string | null) =>
    modal.confirm({
      title: texts.barAsk(nickName, nameOf(cid)),
      content: texts.barText,
      okText: texts.bar,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => bar.sendAsync({ id, ...(cid !== null && { cid }) }).catch(() => undefined),
    });
  const items = places.map((cid) => ({ key: cid ?? '', label: texts.barFrom(nameOf(cid)), onClick: () => void ask(cid) }));
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="link" size="small" danger>
        {texts.bar}
      </Button>
    </Dropdown>
  );
}
