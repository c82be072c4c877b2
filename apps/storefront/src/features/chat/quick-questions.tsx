import { useTexts } from '#i18n/texts';
import { chatTexts } from './chat.texts.ts';
import type { Welcome } from './chat.types.ts';
import styles from './quick-questions.module.css';

interface QuickQuestionsProps {
  readonly questions: Welcome['questions'];
  readonly onAsk: (question: Welcome['questions'][number]) => void;
}

/** What the shop answers by itself: a tap asks it. */
export function QuickQuestions({ questions, onAsk }: QuickQuestionsProps) {
  const texts = useTexts(chatTexts);
  return (
    <ul className={styles.questions} aria-label={texts.questions}>
      {questions.map((question) => (
        <li key={question.id}>
          <button type="button" className={styles.question} onClick={() => onAsk(question)}>
            {question.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
