import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { CouponProps } from './detail.types.ts';
import { readPhones } from './phone-list.ts';

/** As many as one call takes. */
const CHUNK = 500;
const MOST_WRONG = 10;

interface Named {
  readonly named: number;
  readonly unknown: readonly string[];
}

/** Who may claim a coupon that is for named members: pasted phones, and which of them belong to nobody. */
export function NamedCard({ coupon: { id } }: CouponProps) {
  const texts = useTexts(detailTexts);
  const [text, setText] = useState('');
  const [result, setResult] = useState<Named | null>(null);
  const write = useWrite('marketing.coupon.nameMembers');
  const { phones, wrong } = readPhones(text);
  const send = async () => {
    let sum: Named = { named: 0, unknown: [] };
    for (let at = 0; at < phones.length; at += CHUNK) {
      const { named, unknown } = await write.sendAsync({ id, phones: phones.slice(at, at + CHUNK) });
      sum = { named: sum.named + named, unknown: [...sum.unknown, ...unknown] };
      setResult(sum);
    }
    // What could not be added stays, to be mended or copied.
    setText([...sum.unknown, ...wrong].join('\n'));
  };
  return (
    <Card title={texts.named}>
      <div className={styles.named}>
        <p className={styles.quiet}>{texts.namedText}</p>
        {result !== null && result.named > 0 && <Alert type="success" showIcon title={texts.membersNamed(result.named)} />}
        {result !== null && result.unknown.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={texts.unknownPhones(result.unknown.length)}
            description={result.unknown.slice(0, 50).join(' ')}
          />
        )}
        <Input.TextArea
          aria-label={texts.phones}
          placeholder={texts.phones}
          rows={5}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setResult(null);
          }}
        />
        {text.trim() !== '' && <small>{texts.phonesHint(phones.length, wrong.length)}</small>}
        {wrong.length > 0 && result === null && (
          <small className={styles.wrong}>{texts.wrongPhones(wrong.slice(0, MOST_WRONG).join(' '))}</small>
        )}
        <div>
          <Button
            type="primary"
            disabled={phones.length === 0}
            loading={write.isPending}
            // What is refused as a whole is said at the top of the window.
            onClick={() => void send().catch(() => undefined)}
          >
            {texts.addMembers(phones.length)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
