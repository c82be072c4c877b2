import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { useOwnShops } from '#session/shops';
import { CallForm } from '#ui/form/call-form';
import { PictureUpload } from '#ui/form/picture-upload';
import { categoriesTexts } from './categories.texts.ts';
import { type CategoryRow, flat } from './category-tree.ts';

export type Edited = { readonly kind: 'new'; readonly parentId: string | null } | { readonly kind: 'one'; readonly row: CategoryRow };

interface Values {
  name: string;
  english: string;
  pictures: string[];
  slogan: string;
  parentId: string;
  cid: string;
}

interface DrawerProps {
  readonly edited: Edited;
  readonly rows: readonly CategoryRow[];
  readonly onClose: () => void;
}

/** No shop and no parent are choices of their own: a select has no value for nothing. */
const NONE = '';
const DEEPEST_PARENT = 2;

const fields: Readonly<Record<string, string>> = { picture: 'pictures', 'translations.en.name': 'english' };

export function CategoryDrawer({ edited, rows, onClose }: DrawerProps) {
  const texts = useTexts(categoriesTexts);
  const { message } = App.useApp();
  const shops = useOwnShops();
  const current = useCurrentShop();
  const row = edited.kind === 'one' ? edited.row : null;
  const all = flat(rows);
  const parentId = row ? row.parentId : edited.kind === 'new' ? edited.parentId : null;
  const parents = all.filter(({ id, level }) => level <= DEEPEST_PARENT && id !== row?.id);
  const lastPosition = (parent: string | null) =>
    Math.max(-1, ...all.filter((one) => one.parentId === parent).map(({ position }) => position));
  const parentShop = all.find(({ id }) => id === parentId)?.cid;
  return (
    <Drawer open title={row ? texts.editTitle(row.name) : texts.newTitle} size={480} onClose={onClose}>
      <CallForm<'catalog.category.save', Values>
        call="catalog.category.save"
        initial={{
          name: row?.name ?? '',
          english: row?.translations.en?.name ?? '',
          pictures: row ? [row.picture] : [],
          slogan: row?.slogan ?? '',
          parentId: parentId ?? NONE,
          cid: (row ? row.cid : (parentShop ?? current)) ?? NONE,
        }}
        fieldOf={(path) => fields[path] ?? path}
        toInput={(values) => {
          const parent = values.parentId || null;
          return {
            ...(row && { id: row.id }),
            cid: values.cid || null,
            parentId: parent,
            name: values.name,
            picture: values.pictures[0] ?? '',
            slogan: values.slogan,
            position: row && row.parentId === parent ? row.position : lastPosition(parent) + 1,
            translations: values.english.trim() === '' ? {} : { en: { name: values.english } },
          };
        }}
        onDone={() => {
          void message.success(texts.saved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="name" label={texts.name}>
              <Input maxLength={20} autoComplete="off" />
            </Form.Item>
            <Form.Item name="english" label={texts.english}>
              <Input maxLength={40} autoComplete="off" />
            </Form.Item>
            <Form.Item name="pictures" label={texts.picture}>
              <PictureUpload most={1} purpose="goods" />
            </Form.Item>
            <Form.Item name="slogan" label={texts.slogan} extra={texts.sloganHint}>
              <Input maxLength={30} autoComplete="off" />
            </Form.Item>
            <Form.Item name="parentId" label={texts.parent}>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                options={[
                  { value: NONE, label: texts.noParent },
                  ...parents.map(({ id, name, level }) => ({ value: id, label: level === 1 ? name : `\u3000${name}` })),
                ]}
              />
            </Form.Item>
            <Form.Item name="cid" label={texts.scope}>
              <Select options={[{ value: NONE, label: texts.allShops }, ...shops.map(({ cid, name }) => ({ value: cid, label: name }))]} />
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
