/** Messages to phones, by the merchant's own account or the mall's. */
export { sendAlertMessage, sendCodeMessage } from './send-message.ts';
