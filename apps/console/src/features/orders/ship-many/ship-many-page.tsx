import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Download from '#icons/download';
import FileSpreadsheet from '#icons/file-spreadsheet';
import { saveFile } from '#lib/save-file';
import { readRows, writeRows } from '#lib/spreadsheet';
import { Icon } from '#ui/icon';
import { Card, Page } from '#ui/page';
import styles from './ship-many.module.css';
import { shipManyTexts } from './ship-many.texts.ts';
import { ShipmentCheck } from './shipment-check.tsx';
import { type ShipmentLine, shipmentLines, type UnsentLine } from './shipment-lines.ts';
import { ShipmentResult } from './shipment-result.tsx';

const MOST_LINES = 500;

type Step =
  | { readonly kind: 'choose'; readonly problem?: string }
  | { readonly kind: 'check'; readonly lines: readonly ShipmentLine[] }
  | { readonly kind: 'result'; readonly taskId: string; readonly good: readonly ShipmentLine[]; readonly wrong: readonly UnsentLine[] };

/** Up to 500 orders by a spreadsheet: choose, check, send, see what became of each line. */
export function ShipManyPage() {
  const texts = useTexts(shipManyTexts);
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const choose = async (file: File) => {
    try {
      const lines = shipmentLines(await readRows(file));
      if (lines.length === 0) return setStep({ kind: 'choose', problem: texts.noLines });
      if (lines.length > MOST_LINES) return setStep({ kind: 'choose', problem: texts.tooMany(lines.length, MOST_LINES) });
      setStep({ kind: 'check', lines });
    } catch {
      setStep({ kind: 'choose', problem: texts.unreadable });
    }
  };
  return (
    <Page title={texts.title} back="/orders">
      {step.kind === 'choose' && (
        <Card title={texts.choose} note={texts.chooseNote(MOST_LINES)}>
          <div className={styles.choose}>
            <Template />
            <Upload.Dragger
              accept=".xlsx,.csv"
              showUploadList={false}
              beforeUpload={(file) => {
                void choose(file);
                return false;
              }}
            >
              <Icon of={FileSpreadsheet} size={28} />
              <p>{texts.drop}</p>
              <small>{texts.columns}</small>
            </Upload.Dragger>
            {step.problem !== undefined && (
              <p role="alert" className={styles.problem}>
                {step.problem}
              </p>
            )}
          </div>
        </Card>
      )}
      {step.kind === 'check' && (
        <ShipmentCheck
          lines={step.lines}
          onBack={() => setStep({ kind: 'choose' })}
          onSent={(taskId, sent) => setStep({ kind: 'result', taskId, ...sent })}
        />
      )}
      {step.kind === 'result' && <ShipmentResult {...step} onMore={() => setStep({ kind: 'choose' })} />}
    </Page>
  );
}

/** The columns with an example, and the names of carriers that are known. */
function Template() {
  const texts = useTexts(shipManyTexts);
  const carriers = useRead('delivery.carrier.list', {});
  const save = async () => {
    const names = (carriers.data ?? []).map(({ name }) => name);
    const rows = [texts.head, ['116301905071706112', names[0] ?? '', 'SF1234567890']];
    saveFile('shipments.xlsx', await writeRows(rows, [24, 16, 24]));
  };
  return (
    <div>
      <Button icon={<Icon of={Download} />} onClick={() => void save()}>
        {texts.template}
      </Button>
      <p className={styles.carriers}>
        {texts.carriers}: {(carriers.data ?? []).map(({ name }) => name).join(texts.comma)}
      </p>
    </div>
  );
}
