import { Alert, Button } from 'antd';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import type { Finding } from '../activity.types.ts';
import { findingTexts } from '../finding.texts.ts';
import { findingText } from '../finding-text.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import type { Step } from './steps.ts';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly onStep: (step: Step) => void;
}

const stepOfFinding = ({ code }: Finding): Step => (code === 'OVER' ? 'basics' : 'goods');

/** What stood against publishing the draft as it is stored, with the way to it. */
export function FindingsAlert({ findings, onStep }: FindingsProps) {
  const texts = useTexts(editTexts);
  const words = useTexts(findingTexts);
  const shopName = useShopNames();
  if (findings.length === 0) return null;
  const fatal = findings.filter(({ isFatal }) => isFatal);
  const shown = fatal.length > 0 ? fatal : findings;
  const lines = new Map(shown.map((finding) => [findingText(finding, shopName, words), stepOfFinding(finding)]));
  return (
    <Alert
      type={fatal.length > 0 ? 'error' : 'warning'}
      showIcon
      title={fatal.length > 0 ? texts.unfitTitle(lines.size) : texts.warnTitle(lines.size)}
      description={
        <ul className={styles.findings}>
          {[...lines].map(([line, step]) => (
            <li key={line}>
              {line}
              <Button type="link" size="small" onClick={() => onStep(step)}>
                {texts.show(texts.steps[step])}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
