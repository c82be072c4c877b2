import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { type Label, LabelTag } from './label-tag.tsx';
import styles from './list.module.css';
import { memberListTexts } from './list.texts.ts';

interface LabelsProps {
  readonly labels: readonly Label[];
  readonly onClose: () => void;
}

/** The merchant's labels: written, renamed, removed. */
export function LabelsDrawer({ labels, onClose }: LabelsProps) {
  const texts = useTexts(memberListTexts);
  const [edited, setEdited] = useState<Label | null>(null);
  return (
    <Drawer open title={texts.labels} size={480} onClose={onClose}>
      <p className={styles.hint}>{texts.labelsHint}</p>
      <LabelForm key={edited?.id ?? labels.length} label={edited} onDone={() => setEdited(null)} />
      {labels.length === 0 && <p className={styles.quiet}>{texts.noLabels}</p>}
      <ul>
        {labels.map((label) => (
          <li key={label.id} className={styles.label}>
            <span>
              <LabelTag label={label} />
            </span>
            <Button type="link" size="small" aria-label={`${texts.edit} ${label.name}`} onClick={() => setEdited(label)}>
              {texts.edit}
            </Button>
            <RemoveLabel label={label} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function LabelForm({ label, onDone }: { readonly label: Label | null; readonly onDone: () => void }) {
  const texts = useTexts(memberListTexts);
  const { message } = App.useApp();
  const colours = Object.entries(texts.colours).map(([value, text]) => ({ value, label: text }));
  return (
    <CallForm<'member.label.save', Pick<Label, 'name' | 'colour'>>
      call="member.label.save"
      initial={{ name: label?.name ?? '', colour: label?.colour ?? 'GREY' }}
      toInput={(values) => ({ ...(label && { id: label.id }), ...values })}
      onDone={() => {
        void message.success(texts.labelSaved);
        onDone();
      }}
    >
      {({ isPending }) => (
        <div className={styles.form}>
          <Form.Item name="name">
            <Input aria-label={texts.labelName} placeholder={texts.newLabel} maxLength={20} autoComplete="off" />
          </Form.Item>
          <Form.Item name="colour">
            <Select aria-label={texts.colour} options={colours} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.save}
          </Button>
        </div>
      )}
    </CallForm>
  );
}

function RemoveLabel({ label: { id, name } }: { readonly label: Label }) {
  const texts = useTexts(memberListTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const remove = useWrite('member.label.remove', { onDone: () => void message.success(texts.labelRemoved) });
  if (!may('member.label.remove')) return null;
  const ask = () =>
    modal.confirm({
      title: texts.removeLabelAsk(name),
      content: texts.removeLabelText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ id }).catch(() => undefined),
    });
  return (
    <Button type="link" size="small" danger aria-label={`${texts.remove} ${name}`} onClick={() => void ask()}>
      {texts.remove}
    </Button>
  );
}
