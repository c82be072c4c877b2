import { useTexts } from '#i18n/texts';
import Check from '#icons/check';
import { Icon } from '#ui/icon';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { STEPS, type Step } from './steps.ts';

interface StepsProps {
  readonly current: Step;
  readonly onStep: (step: Step) => void;
}

/** Where somebody is; every step can be gone to at any time. */
export function StepsBar({ current, onStep }: StepsProps) {
  const texts = useTexts(editTexts);
  const reached = STEPS.indexOf(current);
  return (
    <nav className={styles.steps} aria-label={texts.stepsLabel}>
      <ol>
        {STEPS.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              data-done={at < reached}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <i aria-hidden="true">{at < reached ? <Icon of={Check} size={14} /> : at + 1}</i>
              {texts.steps[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
