import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay, useMe } from '#session/me';
import { useShopNames } from '#session/shops';
import { Portrait } from '#ui/portrait';
import { chatTexts } from './chat.texts.ts';
import styles from './talk.module.css';
import type { Conversation } from './use-talk.ts';

interface HeadProps {
  readonly conversation: Conversation;
}

/** Who it is, who answers, and what can be done about that. */
export function TalkHead({ conversation }: HeadProps) {
  const { nickName, headIcon, cid, assignedTo } = conversation;
  const texts = useTexts(chatTexts);
  const may = useMay();
  const shopName = useShopNames()(cid);
  return (
    <header className={styles.talkHead}>
      <Portrait nickName={nickName} headIcon={headIcon} side={32} />
      <div className={styles.who}>
        <h2>{nickName}</h2>
        <small>
          {shopName} · {assignedTo === null ? texts.unassigned : texts.answeredBy(assignedTo.name)}
        </small>
      </div>
      {may('support.chat.assign') && <Assigning conversation={conversation} />}
      {may('support.chat.finish') && <Finish conversation={conversation} />}
    </header>
  );
}

function Assigning({ conversation: { memberId, cid, assignedTo } }: HeadProps) {
  const texts = useTexts(chatTexts);
  const { modal } = App.useApp();
  const me = useMe();
  const may = useMay();
  const assign = useWrite('support.chat.assign');
  const release = useWrite('support.chat.release');
  const from = assignedTo?.id ?? null;
  const take = () => assign.send({ memberId, cid, from });
  if (assignedTo === null)
    return (
      <Button loading={assign.isPending} onClick={take}>
        {texts.take}
      </Button>
    );
  if (assignedTo.id !== me.id)
    return (
      <Button
        loading={assign.isPending}
        onClick={() =>
          void modal.confirm({
            title: texts.takeOverQuestion(assignedTo.name),
            okText: texts.takeOver(assignedTo.name),
            onOk: take,
          })
        }
      >
        {texts.takeOver(assignedTo.name)}
      </Button>
    );
  return (
    <>
      {may('support.chat.colleagues') && (
        <Hand cid={cid} isPending={assign.isPending} onChoose={(staffId) => assign.send({ memberId, cid, from, staffId })} />
      )}
      {may('support.chat.release') && (
        <Button loading={release.isPending} onClick={() => release.send({ memberId, cid, from: assignedTo.id })}>
          {texts.release}
        </Button>
      )}
    </>
  );
}

interface HandProps {
  readonly cid: string;
  readonly isPending: boolean;
  readonly onChoose: (staffId: string) => void;
}

function Hand({ cid, isPending, onChoose }: HandProps) {
  const texts = useTexts(chatTexts);
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead('support.chat.colleagues', { cid }, { enabled: isOpen });
  const others = (data?.list ?? []).filter(({ id }) => id !== me.id);
  const items = others.map(({ id, name }) => ({ key: id, label: name }));
  const none = data ? [{ key: '', label: texts.noColleague, disabled: true }] : [];
  return (
    <Dropdown
      trigger={['click']}
      onOpenChange={setOpen}
      menu={{ items: items.length > 0 ? items : none, onClick: ({ key }) => onChoose(key) }}
    >
      <Button loading={isPending}>{texts.hand}</Button>
    </Dropdown>
  );
}

/** Nothing waits any more, up to the message on the screen. */
function Finish({ conversation: { memberId, cid, waitingSince, assignedTo, list } }: HeadProps) {
  const texts = useTexts(chatTexts);
  const { send, isPending } = useWrite('support.chat.finish');
  const seq = list[0]?.seq;
  if (seq === undefined || (waitingSince === null && assignedTo === null)) return null;
  return (
    <Button loading={isPending} onClick={() => send({ memberId, cid, seq })}>
      {texts.finish}
    </Button>
  );
}
