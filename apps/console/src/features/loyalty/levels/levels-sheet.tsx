import { Button, Form, Input } from 'antd';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import X from '#icons/x';
import { countText } from '#lib/count';
import { CountInput } from '#ui/form/inputs';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import { benefitTexts } from '../benefit.texts.ts';
import { ColourInput, FreightInput, PercentInput, TimesInput } from '../benefit-inputs.tsx';
import styles from './levels.module.css';
import { levelsTexts } from './levels.texts.ts';
import { MOST_LEVELS, nextDraft } from './levels-draft.ts';

interface SheetProps {
  /** How many are stored: these stay. */
  readonly stored: number;
  readonly mayWrite: boolean;
}

/** A row for each level, lowest first. */
export function LevelsSheet({ stored, mayWrite }: SheetProps) {
  const texts = useTexts(levelsTexts);
  const benefits = useTexts(benefitTexts);
  const form = Form.useFormInstance();
  const { name, growth, signIn, birthday } = texts;
  const { colours, percent, freight, points } = benefits;
  return (
    <Form.List name="levels">
      {(rows, { add, remove }) => (
        <Card title={texts.sheet} note={texts.sheetNote} isFlush>
          <div className={styles.sheet}>
            <table>
              <thead>
                <tr>
                  {[texts.level, name, growth, colours, percent, freight, points, signIn, birthday, ''].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, name: at }) => (
                  <LevelRow key={key} at={at} {...(mayWrite && at >= stored && at === rows.length - 1 && { onRemove: () => remove(at) })} />
                ))}
              </tbody>
            </table>
          </div>
          {mayWrite && rows.length < MOST_LEVELS && (
            <Button
              className={styles.add ?? ''}
              type="link"
              icon={<Icon of={Plus} />}
              onClick={() => add(nextDraft(form.getFieldValue('levels')))}
            >
              {texts.add}
            </Button>
          )}
        </Card>
      )}
    </Form.List>
  );
}

function LevelRow({ at, onRemove }: { readonly at: number; readonly onRemove?: () => void }) {
  const texts = useTexts(levelsTexts);
  const benefits = useTexts(benefitTexts);
  const called = (column: string) => texts.of(at, column);
  return (
    <tr>
      <th scope="row">{at}</th>
      <td>
        <Form.Item name={[at, 'name']} rules={[{ required: true, whitespace: true, message: texts.required }]}>
          <Input aria-label={called(texts.name)} maxLength={10} placeholder={texts.untyped} />
        </Form.Item>
      </td>
      <td>{at === 0 ? <span className={styles.quiet}>{texts.everybody}</span> : <GrowthInput at={at} label={called(texts.growth)} />}</td>
      <td>
        <div className={styles.colours}>
          <Form.Item name={[at, 'colourFrom']}>
            <ColourInput label={called(benefits.colourFrom)} />
          </Form.Item>
          <Form.Item name={[at, 'colourTo']}>
            <ColourInput label={called(benefits.colourTo)} />
          </Form.Item>
        </div>
      </td>
      <td>
        <Form.Item name={[at, 'percent']}>
          <PercentInput label={called(benefits.percent)} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={[at, 'freeFreight']}>
          <FreightInput label={called(benefits.freight)} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={[at, 'pointsTenths']}>
          <TimesInput label={called(benefits.points)} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={[at, 'signInTenths']}>
          <TimesInput label={called(texts.signIn)} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={[at, 'birthdayPoints']}>
          <CountInput label={called(texts.birthday)} min={0} max={100_000} unit={texts.points} />
        </Form.Item>
      </td>
      <td>{onRemove && <Button type="text" aria-label={texts.remove(at)} icon={<Icon of={X} size={14} />} onClick={onRemove} />}</td>
    </tr>
  );
}

/** More than the level below needs. */
function GrowthInput({ at, label }: { readonly at: number; readonly label: string }) {
  const texts = useTexts(levelsTexts);
  const below = ['levels', at - 1, 'growthFrom'];
  return (
    <Form.Item
      name={[at, 'growthFrom']}
      dependencies={[below]}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_rule, typed: number | null) => {
            const from = Number(getFieldValue(below) ?? 0);
            return typed !== null && typed > from ? Promise.resolve() : Promise.reject(new Error(texts.rising(countText(from))));
          },
        }),
      ]}
    >
      <CountInput label={label} min={1} max={1_000_000_000} unit="" />
    </Form.Item>
  );
}
