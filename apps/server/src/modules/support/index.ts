/** For seeds: what a member and staff say and have read, and an answer kept ready. */
export { markReadByStaff } from './conversation.repo.ts';
/** What a member and the shops have written to each other. */
export { exportChats } from './personal-chat.repo.ts';
export { saveQuickReply } from './save-quick-reply.ts';
/** Opens or closes a shop's customer service. */
export { setEntrance } from './set-entrance.ts';
export { replyToMember, sendMessage } from './write-message.ts';
