export { AgreementTick } from './agreement-tick.tsx';
export { CodeProof } from './code-proof.tsx';
export { handledAtFields } from './handled.ts';
export { codeLength } from './login.rules.ts';
export { loginTexts } from './login.texts.ts';
export { LoginForm } from './login-form.tsx';
export { PhoneForm } from './phone-form.tsx';
export { useAgreement } from './use-agreement.ts';
