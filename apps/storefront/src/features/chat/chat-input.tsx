import type { FormEvent, KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { chatTexts } from './chat.texts.ts';
import styles from './chat-input.module.css';
import { PictureChoice } from './picture-choice.tsx';

/** As many as the mall takes. */
const MOST_CHARACTERS = 500;

interface ChatInputProps {
  readonly onSend: (text: string) => void;
  readonly onPictures: (files: readonly Blob[]) => void;
}

/** Enter sends; with shift it begins a line, and while a character is being composed it belongs to the keyboard. */
export function ChatInput({ onSend, onPictures }: ChatInputProps) {
  const texts = useTexts(chatTexts);
  const id = useId();
  const [draft, setDraft] = useState('');
  const text = draft.trim();
  const send = () => {
    if (text === '') return;
    onSend(text);
    setDraft('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.bar} onSubmit={submit} data-actions>
      <PictureChoice onChoose={onPictures} />
      <label htmlFor={id} className={styles.label}>
        {texts.write}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={1}
        maxLength={MOST_CHARACTERS}
        placeholder={texts.placeholder}
        enterKeyHint="send"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        size="large"
        disabled={text === ''}
        // The focus stays in the input, and with it the keyboard on the screen.
        onPointerDown={(event) => event.preventDefault()}
      >
        {texts.send}
      </Button>
    </form>
  );
}
