import { Checkbox } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { ListSkeleton } from '#ui/list/list-skeleton';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';
import { useCallName } from './use-call-name.ts';

interface ChoiceProps {
  /** Names of calls, or "module.*". */
  readonly value?: readonly string[];
  readonly onChange?: (permissions: string[]) => void;
}

/** Calls by module; a whole module includes what is built later. */
export function PermissionChoice({ value = [], onChange }: ChoiceProps) {
  const texts = useTexts(staffTexts);
  const callName = useCallName();
  const { data } = useRead('staff.permission.list', {});
  if (!data) return <ListSkeleton columns={2} />;
  const set = (names: readonly string[], isOn: boolean, besides: readonly string[] = []) =>
    onChange?.([...value.filter((one) => !names.includes(one) && !besides.includes(one)), ...(isOn ? names : [])]);
  return (
    <div className={styles.role}>
      {data.map(({ module, calls }) => {
        const whole = `${module}.*`;
        const isWhole = value.includes(whole);
        const names = calls.map(({ name }) => name);
        return (
          <fieldset key={module} className={styles.module}>
            <legend>{callName(whole)}</legend>
            <Checkbox
              checked={isWhole}
              indeterminate={!isWhole && names.some((name) => value.includes(name))}
              onChange={({ target }) => set([whole], target.checked, names)}
            >
              {texts.wholeModule}
            </Checkbox>
            <div className={styles.calls}>
              {calls.map(({ name, scope, isRead, isGuarded }) => (
                <Checkbox
                  key={name}
                  disabled={isWhole}
                  checked={isWhole || value.includes(name)}
                  onChange={({ target }) => set([name], target.checked)}
                >
                  {callName(name)}
                  <small>
                    {[isRead ? texts.read : texts.write, scope === 'merchant' && texts.allShops, isGuarded && texts.guarded]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </Checkbox>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
