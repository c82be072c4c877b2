export { supportTexts } from './support.texts.ts';
export { statusOf } from './support-queries.ts';
