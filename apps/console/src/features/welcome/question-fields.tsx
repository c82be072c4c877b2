import { MOST_QUESTIONS } from '@qianpu/contract/calls/support.schema';
import { Button, Form, Input } from 'antd';
import { useTexts } from '#i18n/texts';
import ArrowUp from '#icons/arrow-up';
import X from '#icons/x';
import { Icon } from '#ui/icon';
import styles from './welcome.module.css';
import { welcomeTexts } from './welcome.texts.ts';

/** Questions with their answers, in the order shoppers see them. */
export function QuestionFields() {
  const texts = useTexts(welcomeTexts);
  return (
    <Form.List name="questions">
      {(fields, { add, remove, move }) => (
        <section className={styles.list} aria-label={texts.questions}>
          <h3>{texts.questions}</h3>
          <p>{texts.questionsHint(MOST_QUESTIONS)}</p>
          {fields.map(({ key, name }, at) => (
            <div key={key} className={styles.question}>
              <Form.Item name={[name, 'title']}>
                <Input aria-label={texts.question(at + 1)} placeholder={texts.questionPlaceholder} maxLength={30} autoComplete="off" />
              </Form.Item>
              <span className={styles.tools}>
                <Button
                  type="text"
                  aria-label={texts.moveUp(at + 1)}
                  disabled={at === 0}
                  icon={<Icon of={ArrowUp} />}
                  onClick={() => move(at, at - 1)}
                />
                <Button type="text" aria-label={texts.removeQuestion(at + 1)} icon={<Icon of={X} />} onClick={() => remove(name)} />
              </span>
              <Form.Item name={[name, 'answer']}>
                <Input.TextArea aria-label={texts.answer(at + 1)} placeholder={texts.answerPlaceholder} maxLength={500} rows={2} />
              </Form.Item>
            </div>
          ))}
          {fields.length < MOST_QUESTIONS && <Button onClick={() => add({ title: '', answer: '' })}>{texts.addQuestion}</Button>}
        </section>
      )}
    </Form.List>
  );
}
