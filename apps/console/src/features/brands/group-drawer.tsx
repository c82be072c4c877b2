import { App, Button, Drawer, Form, Input } from 'antd';
import type { EntryOf, OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { GoodsChoice } from '#ui/form/goods-choice';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { brandsTexts } from './brands.texts.ts';

type Goods = OutputOf<'catalog.group.find'>['goods'];

const MOST_GOODS = 500;

interface GroupProps {
  /** Null: a new one. */
  readonly group: EntryOf<'catalog.group.list'> | null;
  readonly onClose: () => void;
}

export function GroupDrawer({ group, onClose }: GroupProps) {
  const texts = useTexts(brandsTexts);
  const read = useRead('catalog.group.find', { id: group?.id ?? '' }, { enabled: group !== null });
  return (
    <Drawer open title={group ? texts.editGroup(group.name) : texts.newGroup} size={560} onClose={onClose}>
      {group === null ? (
        <GroupForm id={null} name="" goods={[]} onClose={onClose} />
      ) : read.isError ? (
        <Failed onRetry={() => void read.refetch()} refusal={read.error} />
      ) : read.data === undefined ? (
        <ListSkeleton columns={2} />
      ) : (
        <GroupForm {...read.data} onClose={onClose} />
      )}
    </Drawer>
  );
}

interface FormProps {
  readonly id: string | null;
  readonly name: string;
  readonly goods: Goods;
  readonly onClose: () => void;
}

function GroupForm({ id, name, goods, onClose }: FormProps) {
  const texts = useTexts(brandsTexts);
  const { message } = App.useApp();
  return (
    <CallForm<'catalog.group.save', { name: string; goods: Goods }>
      call="catalog.group.save"
      initial={{ name, goods }}
      fieldOf={(path) => (path.startsWith('goodsIds') ? 'goods' : path)}
      toInput={(values) => ({ ...(id !== null && { id }), name: values.name, goodsIds: values.goods.map((one) => one.id) })}
      onDone={() => {
        void message.success(texts.groupSaved);
        onClose();
      }}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="name" label={texts.name}>
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
          <Form.Item name="goods" label={texts.goods}>
            <GoodsChoice most={MOST_GOODS} />
          </Form.Item>
          <Form.Item noStyle shouldUpdate>
            {({ getFieldValue }) => (
              <Button type="primary" htmlType="submit" loading={isPending}>
                {texts.saveGroup((getFieldValue('goods') as Goods).length)}
              </Button>
            )}
          </Form.Item>
        </>
      )}
    </CallForm>
  );
}
