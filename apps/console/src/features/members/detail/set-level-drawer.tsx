import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { InstantInput } from '#ui/form/inputs';
import styles from './loyalty.module.css';
import { loyaltyTexts } from './loyalty.texts.ts';
import type { Loyalty } from './member.types.ts';

interface SetLevelDrawerProps {
  readonly memberId: string;
  readonly loyalty: Loyalty;
  /** Whether staff's word holds now. */
  readonly isSet: boolean;
  readonly levels: OutputOf<'member.level.list'>['levels'];
  readonly onClose: () => void;
}

interface Values {
  level: number;
  until: number | null;
  reason: string;
}

const YEAR_MS = 365 * 86_400_000;

/** A level by staff's word until a day, or the end of one. */
export function SetLevelDrawer({ memberId, loyalty, isSet, levels, onClose }: SetLevelDrawerProps) {
  const texts = useTexts(loyaltyTexts);
  const { message } = App.useApp();
  const [now] = useState(Date.now);
  // Pressed last: the end of what is set needs no level and no day.
  const [isEnd, setEnd] = useState(false);
  return (
    <Drawer open title={isSet ? texts.changeSet : texts.setLevel} size={420} onClose={onClose}>
      <CallForm<'member.level.set', Values>
        call="member.level.set"
        initial={{ level: loyalty.level, until: isSet ? loyalty.setUntil : now + YEAR_MS, reason: '' }}
        toInput={({ level, until, reason }) =>
          isEnd ? { memberId, level: null, until: null, reason } : { memberId, level, until: until ?? 0, reason }
        }
        onDone={({ level }) => {
          const name = levels.find((one) => one.level === level)?.name ?? texts.levelNo(level);
          void message.success(isEnd ? texts.ended : texts.levelSet(name));
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="level" label={texts.levelTo}>
              <Select options={levels.map(({ level, name }) => ({ value: level, label: `${level} · ${name}` }))} />
            </Form.Item>
            <Form.Item
              name="until"
              label={texts.until}
              extra={texts.untilHint}
              rules={[
                {
                  validator: (_rule, until: number | null) =>
                    isEnd || (until !== null && until > Date.now() && until < Date.now() + 10 * YEAR_MS)
                      ? Promise.resolve()
                      : Promise.reject(new Error(texts.untilPast)),
                },
              ]}
            >
              <InstantInput placeholder={texts.untilPlaceholder} />
            </Form.Item>
            <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint}>
              <Input.TextArea maxLength={100} rows={2} />
            </Form.Item>
            <div className={styles.buttons}>
              <Button type="primary" htmlType="submit" loading={isPending && !isEnd} onClick={() => setEnd(false)}>
                {texts.setLevel}
              </Button>
              {isSet && (
                <Button danger htmlType="submit" loading={isPending && isEnd} onClick={() => setEnd(true)}>
                  {texts.endSet}
                </Button>
              )}
            </div>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
