import { App, Button, Form, Select } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Card } from '#ui/page';
import { LabelTag } from '../label-tag.tsx';
import styles from './detail.module.css';
import { memberDetailTexts } from './detail.texts.ts';
import type { MemberProps } from './member.types.ts';

const MOST_LABELS = 20;

/** What staff call the member by. */
export function MemberLabels({ member: { id, labels } }: MemberProps) {
  const texts = useTexts(memberDetailTexts);
  const { message } = App.useApp();
  const may = useMay();
  const maySet = may('member.label.set') && may('member.label.list');
  const known = useRead('member.label.list', {}, { enabled: maySet }).data ?? labels;
  return (
    <Card title={texts.labels} note={texts.labelsHint}>
      <div className={styles.labels}>
        {labels.map((label) => (
          <LabelTag key={label.id} label={label} />
        ))}
        {labels.length === 0 && <span className={styles.quiet}>{texts.noLabels}</span>}
      </div>
      {maySet && (
        <CallForm<'member.label.set', { labelIds: string[] }>
          call="member.label.set"
          initial={{ labelIds: labels.map((label) => label.id) }}
          toInput={({ labelIds }) => ({ id, labelIds })}
          onDone={() => void message.success(texts.labelsSaved)}
        >
          {({ isPending }) => (
            <div className={styles.form}>
              <Form.Item name="labelIds" noStyle>
                <Select
                  aria-label={texts.chooseLabels}
                  placeholder={texts.chooseLabels}
                  mode="multiple"
                  maxCount={MOST_LABELS}
                  optionFilterProp="label"
                  options={known.map((label) => ({ value: label.id, label: label.name }))}
                />
              </Form.Item>
              <div>
                <Button htmlType="submit" loading={isPending}>
                  {texts.saveLabels}
                </Button>
              </div>
            </div>
          )}
        </CallForm>
      )}
    </Card>
  );
}
