import { Modal } from 'antd';
import { useTexts } from '#i18n/texts';
import { Picture } from '#ui/picture';
import styles from './goods.module.css';
import { goodsTexts } from './goods.texts.ts';
import type { Goods } from './goods.types.ts';

export interface OneResult {
  readonly goods: Goods;
  /** Why it was not done; null: it was. */
  readonly refusal: string | null;
}

/** What became of each of many; those that were refused first. */
export function BulkResult({ results, onClose }: { readonly results: readonly OneResult[]; readonly onClose: () => void }) {
  const texts = useTexts(goodsTexts);
  const refused = results.filter(({ refusal }) => refusal !== null);
  const done = results.filter(({ refusal }) => refusal === null);
  return (
    <Modal
      open
      title={texts.resultTitle(done.length, refused.length)}
      okText={texts.close}
      onOk={onClose}
      onCancel={onClose}
      footer={(_, { OkBtn }) => <OkBtn />}
    >
      <ul className={styles.results}>
        {[...refused, ...done].map(({ goods, refusal }) => (
          <li key={goods.id}>
            <Picture of={goods.picture} side={40} />
            <b>{goods.title}</b>
            <small data-refused={refusal !== null}>{refusal ?? texts.done}</small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
