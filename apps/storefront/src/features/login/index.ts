export { CodeProof } from './code-proof.tsx';
export { handledAtFields } from './handled.ts';
export { codeLength, isPhone, phoneDigits, phoneShown } from './login.rules.ts';
export { loginTexts } from './login.texts.ts';
export { LoginForm } from './login-form.tsx';
export { useRefusalWords } from './use-refusal-words.ts';
