/** What a shop wants to be searched for. */
export { setHotWords } from './set-hot-words.ts';
