import { App, Button, Drawer, Form, Input } from 'antd';
import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { CallForm } from '#ui/form/call-form';
import { loyaltyTexts } from './loyalty.texts.ts';

export type PointsEntry = OutputOf<'member.points.listForStaff'>['list'][number];

interface UndoDrawerProps {
  readonly memberId: string;
  readonly entry: PointsEntry;
  readonly onClose: () => void;
}

/** What staff took comes back, with a reason. */
export function UndoDrawer({ memberId, entry, onClose }: UndoDrawerProps) {
  const texts = useTexts(loyaltyTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={texts.undoTitle(countText(-entry.amount))} size={420} onClose={onClose}>
      <CallForm<'member.points.undo', { reason: string }>
        call="member.points.undo"
        initial={{ reason: '' }}
        toInput={({ reason }) => ({ memberId, entryId: entry.id, reason })}
        onDone={({ points }) => {
          void message.success(texts.undone(countText(points)));
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="reason" label={texts.reason} extra={texts.undoText}>
              <Input.TextArea maxLength={100} rows={2} />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.undo}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
