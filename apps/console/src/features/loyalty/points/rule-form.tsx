import { App, Button, Form, Select, Switch } from 'antd';
import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { CountInput } from '#ui/form/inputs';
import { PayExample } from './pay-example.tsx';
import { POINTS_FOR_YUAN } from './pay-sum.ts';
import styles from './points.module.css';
import { pointsTexts } from './points.texts.ts';

export interface RuleValues {
  readonly pointsPerYuan: number | null;
  readonly pays: boolean;
  readonly pointsForYuan: number;
  readonly mostPercent: number | null;
}

interface RuleFormProps {
  readonly rule: OutputOf<'member.points.rule'>;
  readonly typed: RuleValues | null;
  readonly onTyped: (values: RuleValues | null) => void;
  readonly onStale: () => void;
}

export function RuleForm({ rule, typed, onTyped, onStale }: RuleFormProps) {
  const texts = useTexts(pointsTexts);
  const { message } = App.useApp();
  const mayWrite = useMay()('member.points.saveRule');
  const { revision, ...stored } = rule;
  const shown: RuleValues = typed ?? stored;
  return (
    <CallForm<'member.points.saveRule', RuleValues>
      call="member.points.saveRule"
      initial={stored}
      toInput={({ pointsPerYuan, mostPercent, ...values }) => ({
        ...{ revision, ...values },
        pointsPerYuan: pointsPerYuan as number,
        mostPercent: mostPercent as number,
      })}
      onValuesChange={(values) => onTyped(values)}
      onDone={() => {
        onTyped(null);
        void message.success(texts.saved);
      }}
      onRefused={(name) => {
        if (name !== 'LEVELS_CHANGED') return false;
        void message.warning(texts.changed);
        onTyped(null);
        onStale();
        return true;
      }}
    >
      {({ isPending }) => (
        <>
          <div className={styles.form}>
            <Form.Item name="pointsPerYuan" label={texts.perYuan} extra={texts.perYuanHint}>
              <CountInput min={0} max={100} unit={texts.points} isDisabled={!mayWrite} />
            </Form.Item>
          </div>
          <PayFields isOn={shown.pays} isDisabled={!mayWrite} />
          {shown.pays && <PayExample {...shown} mostPercent={shown.mostPercent ?? 0} />}
          {mayWrite && (
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          )}
        </>
      )}
    </CallForm>
  );
}

/** Switched off, what was chosen stays for the next time. */
function PayFields({ isOn, isDisabled }: { readonly isOn: boolean; readonly isDisabled: boolean }) {
  const texts = useTexts(pointsTexts);
  return (
    <>
      <Form.Item name="pays" label={texts.pays} extra={texts.paysHint} valuePropName="checked" className={styles.switch ?? ''}>
        <Switch disabled={isDisabled} />
      </Form.Item>
      <div className={styles.pair} hidden={!isOn}>
        <Form.Item name="pointsForYuan" label={texts.forYuan} extra={texts.forYuanHint}>
          <Select disabled={isDisabled} options={POINTS_FOR_YUAN.map((value) => ({ value, label: texts.forYuanChoice(value) }))} />
        </Form.Item>
        <Form.Item name="mostPercent" label={texts.mostPercent} extra={texts.mostPercentHint}>
          <CountInput min={1} max={100} unit="%" isDisabled={isDisabled} />
        </Form.Item>
      </div>
    </>
  );
}
