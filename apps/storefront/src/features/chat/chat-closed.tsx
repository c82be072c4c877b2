import { useTexts } from '#i18n/texts';
import { useShopPhones } from '#session/use-shop-phones';
import { buttonClassOf } from '#ui/button';
import { chatTexts } from './chat.texts.ts';
import styles from './chat-closed.module.css';

/** In the place of the input while nobody can be written to: whom to call (spec 5). */
export function ChatClosed({ cid }: { readonly cid: string }) {
  const texts = useTexts(chatTexts);
  const { data: phones = [] } = useShopPhones(cid);
  return (
    <footer className={styles.bar} data-actions>
      <p role="status">{texts.closed}</p>
      {phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`} className={buttonClassOf({ size: 'large', isBlock: true, tone: 'line' })}>
          {texts.callAt(phone)}
        </a>
      ))}
    </footer>
  );
}
