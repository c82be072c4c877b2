import { App, Button, Drawer, Form, Input } from 'antd';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import type { Label } from '../label-tag.tsx';
import { LiveCount } from './live-count.tsx';
import type { RulesDraft, Segment } from './rules.types.ts';
import { draftOf, rulesOf } from './rules-draft.ts';
import { RulesInput } from './rules-input.tsx';
import { segmentsTexts } from './segments.texts.ts';

interface SegmentProps {
  /** Null: a new one. */
  readonly segment: Segment | null;
  readonly labels: readonly Label[];
  readonly onClose: () => void;
  /** Somebody else has changed it: the list is read anew. */
  readonly onChanged: () => void;
}

/** Rules with a name; how many fit is said while they are written. */
export function SegmentDrawer({ segment, labels, onClose, onChanged }: SegmentProps) {
  const texts = useTexts(segmentsTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={segment ? texts.editSegment(segment.name) : texts.newSegment} size={640} onClose={onClose}>
      <CallForm<'member.segment.save', { name: string; rules: RulesDraft }>
        call="member.segment.save"
        initial={{ name: segment?.name ?? '', rules: draftOf(segment?.rules) }}
        fieldOf={(path) => (path.startsWith('rules') ? 'rules' : path)}
        toInput={({ name, rules }) => ({ ...(segment && { id: segment.id, revision: segment.revision }), name, rules: rulesOf(rules) })}
        onDone={() => {
          void message.success(texts.saved);
          onClose();
        }}
        onRefused={(refusal) => {
          if (refusal !== 'SEGMENT_CHANGED') return false;
          void message.warning(texts.changed);
          onChanged();
          return true;
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="name" label={texts.name}>
              <Input maxLength={30} autoComplete="off" />
            </Form.Item>
            <Form.Item name="rules" label={texts.rules}>
              <RulesInput labels={labels} />
            </Form.Item>
            <Form.Item noStyle shouldUpdate>
              {({ getFieldValue }) => <LiveCount rules={rulesOf(getFieldValue('rules') as RulesDraft)} />}
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
