import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import styles from './cascader.module.css';
import { cascaderTexts } from './cascader.texts.ts';
import { CascaderChoice } from './cascader-choice.tsx';
import type { Branch, BranchPath } from './cascader-path.ts';
import { branchesAlong, choiceByKey, choicesAt, openLevel } from './cascader-path.ts';

interface CascaderProps {
  readonly label: string;
  readonly tree: readonly Branch[];
  /** Where it begins. */
  readonly path: BranchPath;
  /** A path is complete. */
  readonly onChoose: (path: BranchPath) => void;
}

/** One choice after another down a tree of up to four levels; what is chosen already stands above and can be taken back. */
export function Cascader({ label, tree, path: firstPath, onChoose }: CascaderProps) {
  const texts = useTexts(cascaderTexts);
  const list = useRef<HTMLUListElement>(null);
  const pathRow = useRef<HTMLOListElement>(null);
  const [path, setPath] = useState(firstPath);
  const [level, setLevel] = useState(() => openLevel(tree, firstPath));
  const [reached, setReached] = useState<number | null>(null);
  // Long names push the last step out of sight.
  useLayoutEffect(() => {
    const step = pathRow.current?.children[level];
    if (step instanceof HTMLElement) pathRow.current?.scrollTo({ left: step.offsetLeft + step.offsetWidth - pathRow.current.clientWidth });
  }, [level]);
  const choices = choicesAt(tree, path, level);
  const chosen = choices.findIndex(({ value }) => value === path[level]);
  const place = reached ?? Math.max(chosen, 0);
  const show = (nextLevel: number, nextReached: number | null) => {
    flushSync(() => {
      setLevel(nextLevel);
      setReached(nextReached);
    });
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const choose = ({ value, branches, isOff }: Branch) => {
    if (isOff) return;
    const next = value === path[level] && branches ? path : [...path.slice(0, level), value];
    setPath(next);
    if (branches) show(level + 1, null);
    else onChoose(next);
  };
  const press = (event: KeyboardEvent) => {
    const aim = choiceByKey(place, event.key, choices.length);
    const branch = choices[place];
    if (aim !== null) show(level, aim);
    else if (event.key === 'ArrowLeft' && level > 0) show(level - 1, null);
    else if (branch && ['Enter', ' '].includes(event.key)) choose(branch);
    else if (branch?.branches && event.key === 'ArrowRight') choose(branch);
    else return;
    event.preventDefault();
  };
  const steps = branchesAlong(tree, path);
  const isOpen = openLevel(tree, path) === steps.length;
  return (
    <section aria-label={label}>
      <ol ref={pathRow} className={styles.path} aria-label={texts.chosen}>
        {[...steps, ...(isOpen ? [null] : [])].map((step, depth) => (
          <li key={step?.value ?? ''} className={styles.step}>
            <button
              type="button"
              className={classNames(styles.name, depth === level && styles.current)}
              aria-current={depth === level ? 'step' : undefined}
              onClick={() => show(depth, null)}
            >
              {step?.name ?? texts.pleaseChoose}
            </button>
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options is a listbox */}
      <ul ref={list} key={level} className={styles.list} role="listbox" aria-label={steps[level - 1]?.name ?? label} onKeyDown={press}>
        {choices.map((branch, row) => (
          <CascaderChoice key={branch.value} branch={branch} isChosen={row === chosen} isReached={row === place} onChoose={choose} />
        ))}
      </ul>
    </section>
  );
}
