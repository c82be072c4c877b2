import { Alert, App, Button, Drawer, Form, Radio } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/time';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { MemberFace } from '#ui/member-face';
import { loyaltyTexts } from './loyalty.texts.ts';

interface GiveCardProps {
  readonly memberId: string;
  readonly onClose: () => void;
}

/** A paid card given by hand; the free one members claim themselves. */
export function GiveCardDrawer({ memberId, onClose }: GiveCardProps) {
  const texts = useTexts(loyaltyTexts);
  const read = useRead('member.cardKind.list', {});
  const kinds = read.data?.filter(({ months }) => months > 0);
  return (
    <Drawer open title={texts.give} size={420} onClose={onClose}>
      {read.isError ? (
        <Failed refusal={read.error} onRetry={() => void read.refetch()} />
      ) : !kinds ? (
        <ListSkeleton columns={1} />
      ) : kinds[0] ? (
        <GiveForm memberId={memberId} kinds={kinds} first={kinds[0].id} onClose={onClose} />
      ) : (
        <Alert type="info" showIcon title={texts.giveNone} />
      )}
    </Drawer>
  );
}

interface GiveFormProps extends GiveCardProps {
  readonly kinds: OutputOf<'member.cardKind.list'>;
  readonly first: string;
}

function GiveForm({ memberId, kinds, first, onClose }: GiveFormProps) {
  const texts = useTexts(loyaltyTexts);
  const { message } = App.useApp();
  return (
    <CallForm<'member.card.give', { kindId: string }>
      call="member.card.give"
      initial={{ kindId: first }}
      toInput={({ kindId }) => ({ memberId, kindId })}
      onDone={({ endsAt }) => {
        void message.success(texts.given(endsAt === null ? texts.lengths[0] : dayText(endsAt)));
        onClose();
      }}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="kindId" label={texts.giveKind} extra={texts.giveHint}>
            <Radio.Group
              vertical
              options={kinds.map((kind) => ({
                value: kind.id,
                label: (
                  <>
                    <MemberFace face={kind} /> {texts.lengths[kind.months]}
                  </>
                ),
              }))}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.give}
          </Button>
        </>
      )}
    </CallForm>
  );
}
