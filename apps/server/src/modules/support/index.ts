/** For seeds: what a member and staff say and have read, who they are to shoppers, answers kept ready, and what a shop says first. */
export { saveAgent } from './agent.repo.ts';
export { markReadByMember, markReadByStaff } from './conversation.repo.ts';
/** What a member and the shops have written to each other. */
export { exportChats } from './personal-chat.repo.ts';
export { saveQuickReply } from './save-quick-reply.ts';
export { saveWelcome } from './save-welcome.ts';
/** Opens or closes a shop's customer service. */
export { setEntrance } from './set-entrance.ts';
export { replyToMember, sendMessage } from './write-message.ts';
