import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Card } from '#ui/page';
import { findingTexts } from '../finding.texts.ts';
import { findingText } from '../finding-text.ts';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { ActivityProps } from './detail.types.ts';
import { useSkuNames } from './use-sku-names.ts';

/** Of a draft: what publishing it would say, the gravest first. */
export function FindingsCard({ activity }: ActivityProps) {
  const texts = useTexts(detailTexts);
  const words = useTexts(findingTexts);
  const shopName = useShopNames();
  const skuName = useSkuNames(activity);
  if (activity.findings.length === 0) return null;
  const found = activity.findings.toSorted((a, b) => Number(b.isFatal) - Number(a.isFatal));
  return (
    <Card title={texts.findings}>
      <ul className={styles.findings}>
        {found.map((finding) => (
          <li key={`${finding.code} ${finding.cid} ${finding.skuId}`} data-fatal={finding.isFatal}>
            {finding.skuId !== undefined && <b>{skuName(finding.skuId)}</b>}
            {findingText(finding, shopName, words)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
