export { accountTexts } from './account.texts.ts';
export { LogOut } from './log-out.tsx';
export { payPasswordTexts } from './pay-password.texts.ts';
export { SessionList } from './session-list.tsx';
export { usePayPasswordSteps } from './use-pay-password-steps.ts';
export { useSetPhone } from './use-set-phone.ts';
