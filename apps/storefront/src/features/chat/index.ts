export { shopIn } from './chat.rules.ts';
export { chatTexts } from './chat.texts.ts';
export { Chat } from './chat.tsx';
export { entranceOf } from './chat-queries.ts';
export { useVisibleHeight } from './use-visible-height.ts';
