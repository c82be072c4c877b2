export { questionListTexts } from './question-list.texts.ts';
export { QuestionList } from './question-list.tsx';
export { questionPages } from './question-queries.ts';
export { QuestionSection } from './question-section.tsx';
export { WriteSheet } from './write-sheet.tsx';
