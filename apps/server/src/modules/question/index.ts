/** What members have asked and answered about goods; also told as if by them, by whoever fills a demo. */
export { answerQuestion } from './answer-question.ts';
export { askQuestion } from './ask-question.ts';
export { replyToQuestion } from './moderate-question.ts';
export { exportQuestions } from './personal-question.repo.ts';
