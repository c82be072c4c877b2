import { App, Button, Drawer, Form, Input } from 'antd';
import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { brandsTexts } from './brands.texts.ts';

export type Promised = OutputOf<'catalog.promise.list'>['promises'][number];

interface PromiseProps {
  readonly promises: readonly Promised[];
  /** Which of them. */
  readonly at: number | 'new';
  readonly onClose: () => void;
}

export function PromiseDrawer({ promises, at, onClose }: PromiseProps) {
  const texts = useTexts(brandsTexts);
  const { message } = App.useApp();
  const one = at === 'new' ? undefined : promises[at];
  const place = at === 'new' ? promises.length : at;
  return (
    <Drawer open title={one ? texts.editPromise(one.title) : texts.newPromise} size={480} onClose={onClose}>
      <CallForm<'catalog.promise.set', { title: string; text: string }>
        call="catalog.promise.set"
        initial={{ title: one?.title ?? '', text: one?.text ?? '' }}
        // The call names a promise by its place among all of them.
        fieldOf={(path) => path.replace(`promises.${place}.`, '')}
        toInput={({ title, text }) => {
          const others = promises.map((promise) => ({ id: promise.id, title: promise.title, text: promise.text }));
          const changed = { ...(one && { id: one.id }), title, text };
          return { promises: [...others.slice(0, place), changed, ...others.slice(place + 1)] };
        }}
        onDone={() => {
          void message.success(texts.promiseSaved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="title" label={texts.promiseTitle}>
              <Input maxLength={10} autoComplete="off" />
            </Form.Item>
            <Form.Item name="text" label={texts.promiseText}>
              <Input.TextArea maxLength={100} rows={3} />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.savePromise}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
