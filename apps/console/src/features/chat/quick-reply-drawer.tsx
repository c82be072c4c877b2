import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay, useScope } from '#session/me';
import { useShopNames } from '#session/shops';
import { Empty } from '#ui/empty';
import { CallForm } from '#ui/form/call-form';
import { chatTexts } from './chat.texts.ts';
import styles from './talk.module.css';

type QuickReply = OutputOf<'support.quickReply.list'>['list'][number];

interface DrawerProps {
  readonly list: readonly QuickReply[];
  /** The shop of the conversation: new ones are for it, or for all. */
  readonly cid: string;
  readonly onClose: () => void;
}

/** All of them, to change, to remove and to add to. */
export function QuickReplyDrawer({ list, cid, onClose }: DrawerProps) {
  const texts = useTexts(chatTexts);
  const [edited, setEdited] = useState<QuickReply | 'new' | null>(null);
  const title = edited === null ? texts.quick : edited === 'new' ? texts.newQuick : texts.editQuick;
  return (
    <Drawer
      open
      title={title}
      size={480}
      onClose={onClose}
      extra={
        edited === null ? (
          <Button type="primary" onClick={() => setEdited('new')}>
            {texts.newQuick}
          </Button>
        ) : (
          <Button onClick={() => setEdited(null)}>{texts.backToQuick}</Button>
        )
      }
    >
      {edited === null ? (
        <QuickReplyList list={list} onEdit={setEdited} />
      ) : (
        <QuickReplyForm reply={edited === 'new' ? undefined : edited} cid={cid} onDone={() => setEdited(null)} />
      )}
    </Drawer>
  );
}

interface ListProps {
  readonly list: readonly QuickReply[];
  readonly onEdit: (reply: QuickReply) => void;
}

function QuickReplyList({ list, onEdit }: ListProps) {
  const texts = useTexts(chatTexts);
  const { modal, message } = App.useApp();
  const may = useMay();
  const scope = useScope('support.quickReply.save');
  const shopName = useShopNames();
  const remove = useWrite('support.quickReply.remove', { onDone: () => void message.success(texts.quickRemoved) });
  const isOwn = ({ cid }: QuickReply) => scope === 'ALL' || (cid !== null && scope.includes(cid));
  if (list.length === 0) return <Empty title={texts.noQuick} />;
  return (
    <ul className={styles.quickList}>
      {list.map((reply) => (
        <li key={reply.id}>
          <b>{reply.title}</b>
          <small>{reply.cid === null ? texts.everyShop : shopName(reply.cid)}</small>
          <p>{reply.text}</p>
          {isOwn(reply) && (
            <span>
              <Button size="small" onClick={() => onEdit(reply)}>
                {texts.editQuick}
              </Button>
              {may('support.quickReply.remove') && (
                <Button
                  size="small"
                  danger
                  onClick={() =>
                    void modal.confirm({
                      title: texts.removeQuickQuestion(reply.title),
                      okText: texts.removeQuick,
                      okButtonProps: { danger: true },
                      onOk: () => remove.sendAsync({ id: reply.id }),
                    })
                  }
                >
                  {texts.removeQuick}
                </Button>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FormProps {
  readonly reply: QuickReply | undefined;
  readonly cid: string;
  readonly onDone: () => void;
}

function QuickReplyForm({ reply, cid, onDone }: FormProps) {
  const texts = useTexts(chatTexts);
  const { message } = App.useApp();
  const shopName = useShopNames();
  const mayForAll = useScope('support.quickReply.save') === 'ALL';
  const shops = [...(mayForAll ? [{ value: '', label: texts.everyShop }] : []), { value: cid, label: shopName(cid) }];
  return (
    <CallForm<'support.quickReply.save', { shop: string; title: string; text: string }>
      call="support.quickReply.save"
      initial={{ shop: mayForAll ? '' : cid, title: reply?.title ?? '', text: reply?.text ?? '' }}
      toInput={({ shop, title, text }) => (reply ? { id: reply.id, title, text } : { ...(shop && { cid: shop }), title, text })}
      onDone={() => {
        void message.success(texts.quickSaved);
        onDone();
      }}
    >
      {({ isPending }) => (
        <>
          {!reply && (
            <Form.Item name="shop" label={texts.quickShop}>
              <Select options={shops} />
            </Form.Item>
          )}
          <Form.Item name="title" label={texts.quickTitle}>
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
          <Form.Item name="text" label={texts.quickText}>
            <Input.TextArea maxLength={500} showCount rows={5} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.saveQuick}
          </Button>
        </>
      )}
    </CallForm>
  );
}
