import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Zap from '#icons/zap';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import desk from './chat.module.css';
import { chatTexts } from './chat.texts.ts';
import styles from './talk.module.css';

/** The form brings the schemas of all calls: nobody pays for them before it is opened. */
const Drawer = lazy(async () => ({ default: (await import('./quick-reply-drawer.tsx')).QuickReplyDrawer }));

/** So many at hand; the rest is in the list. */
const AT_HAND = 4;

interface QuickRepliesProps {
  readonly cid: string;
  readonly onChoose: (text: string) => void;
}

export function QuickReplies({ cid, onChoose }: QuickRepliesProps) {
  const texts = useTexts(chatTexts);
  const may = useMay();
  const [isManaging, setManaging] = useState(false);
  const { data } = useRead('support.quickReply.list', { cid });
  const list = data?.list ?? [];
  const items = list.map(({ id, title, text }) => ({
    key: id,
    label: (
      <span className={styles.quickItem}>
        <b>{title}</b>
        <span className={desk.cut}>{text}</span>
      </span>
    ),
  }));
  return (
    <div className={styles.quick}>
      <Dropdown
        trigger={['click']}
        placement="topLeft"
        menu={{
          className: styles.quickMenu ?? '',
          items: items.length > 0 ? items : [{ key: '', label: texts.noQuick, disabled: true }],
          onClick: ({ key }) => onChoose(list.find(({ id }) => id === key)?.text ?? ''),
        }}
      >
        <Button icon={<Icon of={Zap} />}>{texts.quick}</Button>
      </Dropdown>
      <span className={styles.chips}>
        {list.slice(0, AT_HAND).map(({ id, title, text }) => (
          <button key={id} type="button" title={text} onClick={() => onChoose(text)}>
            {title}
          </button>
        ))}
      </span>
      {may('support.quickReply.save') && (
        <Button type="link" onClick={() => setManaging(true)}>
          {texts.manageQuick}
        </Button>
      )}
      {isManaging && (
        <Suspense fallback={null}>
          <Drawer list={list} cid={cid} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </div>
  );
}
