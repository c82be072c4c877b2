import { Button } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { chatTexts } from './chat.texts.ts';
import { GoodsPicker } from './goods-picker.tsx';
import { PictureButton } from './picture-button.tsx';
import { QuickReplies } from './quick-replies.tsx';
import styles from './talk.module.css';
import type { Between } from './use-talk.ts';

/** As many as the mall takes. */
const MOST_CHARACTERS = 500;

interface ComposerProps {
  readonly between: Between;
  readonly drafts: Map<string, string>;
}

/** Enter sends; with shift it begins a line, and while a character is being composed it belongs to the keyboard. */
export function Composer({ between, drafts }: ComposerProps) {
  const texts = useTexts(chatTexts);
  const may = useMay();
  const key = `${between.memberId} ${between.cid}`;
  const [draft, setDraft] = useState(drafts.get(key) ?? '');
  const input = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => {
    drafts.set(key, text);
    setDraft(text);
  };
  const { send, isPending } = useWrite('support.chat.reply', { onDone: (_said, { text }) => text !== undefined && write('') });
  const text = draft.trim();
  const submit = () => {
    if (text !== '' && !isPending) send({ ...between, text });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const insert = (reply: string) => {
    write(`${draft}${reply}`.slice(0, MOST_CHARACTERS));
    input.current?.focus();
  };
  return (
    <div className={styles.composer}>
      {may('support.quickReply.list') && <QuickReplies cid={between.cid} onChoose={insert} />}
      <div className={styles.box}>
        <textarea
          ref={input}
          aria-label={texts.write}
          placeholder={texts.write}
          rows={3}
          maxLength={MOST_CHARACTERS}
          value={draft}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.boxFoot}>
          <span className={styles.tools}>
            {may('support.picture.uploadForShop') && (
              <PictureButton between={between} onUploaded={(id) => send({ ...between, picture: { id } })} />
            )}
            <GoodsPicker cid={between.cid} isPending={isPending} onChoose={(goodsId) => send({ ...between, goods: { goodsId } })} />
          </span>
          <small>{texts.enterSends}</small>
          <Button type="primary" disabled={text === ''} loading={isPending} onClick={submit}>
            {texts.send}
          </Button>
        </div>
      </div>
    </div>
  );
}
