export { messageTexts } from './message.texts.ts';
export { MessageBell } from './message-bell.tsx';
export { MessageList } from './message-list.tsx';
export { useReadMessages } from './use-read-messages.ts';
