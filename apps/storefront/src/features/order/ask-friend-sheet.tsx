import { friendPayRows } from '@qianpu/contract/calls/friend-pay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useGo } from '#navigation/use-go';
import { Button } from '#ui/button';
import { Sheet } from '#ui/sheet';
import { TextArea } from '#ui/text-area';
import styles from './ask-friend-sheet.module.css';
import { orderActionTexts } from './order-actions.texts.ts';
import { readsOfOrders } from './order-queries.ts';

/** As the contract has it. */
const MOST_CHARACTERS = 60;

interface AskFriendSheetProps {
  readonly tradeId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Words to the friend; the link is shared from its own page, which looks as the friend will see it. */
export function AskFriendSheet({ tradeId, ...sheet }: AskFriendSheetProps) {
  const texts = useTexts(orderActionTexts);
  const go = useGo();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const { mutateAsync, isPending } = useWrite(friendPayRows, 'trade.friendPay.create', readsOfOrders);
  const create = async () => {
    try {
      const made = await mutateAsync({ input: { tradeId, words: words.trim() || texts.friendHint } });
      if (made.kind === 'ok') go('friendPay', { id: made.data.token });
    } catch {
      await Promise.all(readsOfOrders.map((read) => client.invalidateQueries({ queryKey: [read] })));
    }
  };
  const action = (
    <Button size="huge" isBlock isBusy={isPending} onClick={create}>
      {texts.friendLink}
    </Button>
  );
  return (
    <Sheet {...sheet} title={texts.friendPay} actions={action}>
      <TextArea label={texts.friendWords} hint={texts.friendHint} text={words} mostCharacters={MOST_CHARACTERS} onChange={setWords} />
      <p className={styles.says}>{texts.friendSays}</p>
    </Sheet>
  );
}
