import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useNavigate } from 'react-router';
import { useMessages } from '#i18n/messages';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { resolve } from './resolve.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly title: string;
  /** Whether the title is the page's first heading; the item page has its own. */
  readonly isHeading?: boolean;
}

export function TopBar({ title, isHeading = true }: TopBarProps) {
  const { back } = useMessages();
  const navigate = useNavigate();
  const shop = useShop();
  // The router numbers its history entries; the first one has nothing of ours behind it.
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(resolve('index', {}, shop), { replace: true }));
  const Title = isHeading ? 'h1' : 'p';
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.back} aria-label={back} onClick={goBack}>
        <Icon of={ChevronLeft} size={24} />
      </button>
      <Title className={styles.title}>{title}</Title>
    </header>
  );
}
