import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { Card } from '#ui/page';
import { BarsCell } from '../bars-cell.tsx';
import { LoginCell } from '../login-cell.tsx';
import styles from './detail.module.css';
import { memberDetailTexts } from './detail.texts.ts';
import type { MemberIdProps } from './member.types.ts';

/** From which shops the member is barred, and whether they may log in. */
export function MemberLimits({ id }: MemberIdProps) {
  const texts = useTexts(memberDetailTexts);
  const member = useRead('member.restriction.list', { find: id }).data?.list.find((one) => one.id === id);
  return (
    <Card title={texts.limits}>
      {member && (
        <dl className={styles.limits}>
          <dt>{texts.bars}</dt>
          <dd>
            <BarsCell member={member} />
          </dd>
          <dt>{texts.login}</dt>
          <dd>
            <LoginCell member={member} />
          </dd>
        </dl>
      )}
    </Card>
  );
}
