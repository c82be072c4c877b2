import { Button, Input, Switch } from 'antd';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import type { CardProps } from './card.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';

/** Facts in the order they are shown. */
export function ParametersCard({ draft: { parameters }, set, errors }: CardProps) {
  const texts = useTexts(editTexts);
  const write = (at: number, change: { readonly name?: string; readonly value?: string }) =>
    set({ parameters: parameters.map((one, place) => (place === at ? { ...one, ...change } : one)) });
  return (
    <Card title={texts.parameters} note={errors.get('parameters')}>
      <div className={styles.lines}>
        {parameters.map(({ name, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its name is being typed
          <div key={at} className={styles.pair}>
            <Input
              aria-label={`${texts.parameterName} ${at + 1}`}
              placeholder={texts.parameterName}
              maxLength={20}
              value={name}
              onChange={({ target }) => write(at, { name: target.value })}
            />
            <Input
              aria-label={`${texts.parameterValue} ${at + 1}`}
              placeholder={texts.parameterValue}
              maxLength={200}
              value={value}
              onChange={({ target }) => write(at, { value: target.value })}
            />
            <Button
              type="text"
              aria-label={texts.remove(name)}
              icon={<Icon of={X} size={14} />}
              onClick={() => set({ parameters: parameters.toSpliced(at, 1) })}
            />
          </div>
        ))}
        {parameters.length < 30 && (
          <Button type="link" size="small" onClick={() => set({ parameters: [...parameters, { name: '', value: '' }] })}>
            + {texts.addParameter}
          </Button>
        )}
      </div>
    </Card>
  );
}

const EMPTY = { columns: ['', ''], rows: [['', '']] };

export function SizeTableCard({ draft: { sizeTable }, set, errors }: CardProps) {
  const texts = useTexts(editTexts);
  const toggle = (
    <Switch
      size="small"
      aria-label={texts.useSizeTable}
      checked={sizeTable !== null}
      onChange={(isShown) => set({ sizeTable: isShown ? EMPTY : null })}
    />
  );
  return (
    <Card title={texts.sizeTable} note={errors.get('sizeTable')} extra={toggle}>
      {sizeTable && <SizeCells table={sizeTable} onChange={(next) => set({ sizeTable: { ...next, help: sizeTable.help } })} />}
      {sizeTable && (
        <Input.TextArea
          aria-label={texts.sizeHelp}
          placeholder={texts.sizeHelp}
          showCount
          maxLength={300}
          rows={3}
          value={sizeTable.help ?? ''}
          onChange={({ target }) => set({ sizeTable: { ...sizeTable, help: target.value } })}
        />
      )}
    </Card>
  );
}

type Table = NonNullable<CardProps['draft']['sizeTable']>;

function SizeCells({ table: { columns, rows }, onChange }: { readonly table: Table; readonly onChange: (table: Table) => void }) {
  const texts = useTexts(editTexts);
  const lines = [columns, ...rows];
  const write = (row: number, column: number, text: string) => {
    const [head = [], ...rest] = lines.map((line, at) => (at === row ? line.with(column, text) : line));
    onChange({ columns: head, rows: rest });
  };
  return (
    <div className={styles.lines}>
      <table className={styles.sizes}>
        <tbody>
          {lines.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row}>
              {line.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={column}>
                  <input
                    className={styles.cell}
                    aria-label={row === 0 ? texts.columnHead(column + 1) : texts.sizeCell(row, column + 1)}
                    maxLength={20}
                    value={text}
                    onChange={({ target }) => write(row, column, target.value)}
                  />
                </td>
              ))}
              <td>
                {row > 0 && rows.length > 1 && (
                  <Button
                    type="text"
                    size="small"
                    aria-label={texts.removeRow(row)}
                    icon={<Icon of={X} size={14} />}
                    onClick={() => onChange({ columns, rows: rows.toSpliced(row - 1, 1) })}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.buttons}>
        <Button size="small" disabled={rows.length >= 20} onClick={() => onChange({ columns, rows: [...rows, columns.map(() => '')] })}>
          {texts.addRow}
        </Button>
        <Button
          size="small"
          disabled={columns.length >= 8}
          onClick={() => onChange({ columns: [...columns, ''], rows: rows.map((row) => [...row, '']) })}
        >
          {texts.addColumn}
        </Button>
        <Button
          size="small"
          disabled={columns.length <= 2}
          onClick={() => onChange({ columns: columns.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) })}
        >
          {texts.removeColumn}
        </Button>
      </div>
    </div>
  );
}
