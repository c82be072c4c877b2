import { Input, type InputRef, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLang, useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useMe } from '#session/me';
import { features } from '../features.ts';
import { isOpenTo } from '../route-rules.ts';
import styles from './palette.module.css';
import { paletteTexts } from './palette.texts.ts';

interface Hit {
  readonly path: string;
  readonly group: string;
  readonly label: string;
}

/** Pages by their names; orders and goods open the lists that search them. */
function useHits(words: string): readonly Hit[] {
  const { lang } = useLang();
  const texts = useTexts(paletteTexts);
  const me = useMe();
  const open = (path: string) => features.some(({ routes }) => routes.some((route) => route.path === path && isOpenTo(me, route)));
  const pages = features
    .flatMap((feature) => feature.menu.map(({ path, label }) => ({ path, group: feature.label[lang], label: label[lang] })))
    .filter(({ path, group, label }) => open(path) && `${group} ${label}`.toLowerCase().includes(words.toLowerCase()));
  if (words === '') return pages;
  const searches = [
    { path: '/orders', group: texts.search, label: texts.orders(words), param: 'words' },
    { path: '/goods', group: texts.search, label: texts.goods(words), param: 'words' },
  ]
    .filter(({ path }) => open(path))
    .map(({ path, param, ...hit }) => ({ ...hit, path: `${path}?${param}=${encodeURIComponent(words)}` }));
  return [...searches, ...pages];
}

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(paletteTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const hits = useHits(words.trim());
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    void navigate(shopPath(hit.path));
  };
  const move = (by: number) => setAt((now) => Math.max(0, Math.min(hits.length - 1, now + by)));
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={560}
      style={{ top: 88 }}
      aria-label={texts.label}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <Input
        ref={field}
        variant="borderless"
        size="large"
        placeholder={texts.placeholder}
        aria-label={texts.label}
        role="combobox"
        aria-expanded
        aria-controls="palette-hits"
        aria-autocomplete="list"
        aria-activedescendant={hits.length === 0 ? undefined : `palette-hit-${at}`}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(1);
          else if (event.key === 'ArrowUp') move(-1);
          else if (event.key === 'Enter') go(hits[at]);
          else return;
          event.preventDefault();
        }}
      />
      <div className={styles.hits} id="palette-hits" role="listbox" aria-label={texts.label}>
        {hits.map((hit, index) => (
          <div
            key={`${hit.path}${hit.label}`}
            id={`palette-hit-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => go(hit)}
            onKeyDown={() => undefined}
            onMouseEnter={() => setAt(index)}
          >
            <span>{hit.label}</span>
            <small>{hit.group}</small>
          </div>
        ))}
        {hits.length === 0 && <p>{texts.nothing}</p>}
      </div>
    </Modal>
  );
}
