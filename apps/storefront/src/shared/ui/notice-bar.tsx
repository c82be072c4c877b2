import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import Megaphone from '#icons/megaphone';
import { classNames } from '#lib/class-names';
import { Icon } from './icon.tsx';
import styles from './notice-bar.module.css';

/** Pixels a long notice moves in a second. */
const pace = 40;
/** Pixels beside the text, on both sides together, in which words fade. */
const fading = 24;

/** For links that look like a notice: `<a className={noticeBarClass}><NoticeLine … /></a>`. */
export const noticeBarClass = styles.bar;

/** One line of news. A longer one slides to its end and back, once; a tap unfolds it. */
export function NoticeBar({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" className={classNames(styles.bar, isOpen && styles.open)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <NoticeLine text={text} />
    </button>
  );
}

/** What stands in a notice. */
export function NoticeLine({ text }: { readonly text: string }) {
  const { line, beyond } = useBeyond(text);
  return (
    <>
      <Icon of={Megaphone} size={16} className={styles.icon} />
      <span className={styles.window}>
        <span
          ref={line}
          className={classNames(styles.line, beyond > 0 && styles.long)}
          style={{ '--beyond-edge': `${-beyond}px`, '--slide': `${beyond / pace + 4}s` } as CSSProperties}
        >
          {text}
        </span>
      </span>
    </>
  );
}

/** Pixels of a line that do not fit into what is around it. */
function useBeyond(text: string) {
  const line = useRef<HTMLSpanElement>(null);
  const [beyond, setBeyond] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useEffect(() => {
    const element = line.current;
    const around = element?.parentElement;
    if (element && around) setBeyond(Math.max(0, element.scrollWidth + fading - around.clientWidth));
  }, [text]);
  return { line, beyond };
}
