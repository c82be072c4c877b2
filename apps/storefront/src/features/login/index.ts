export { loginTexts } from './login.texts.ts';
export { LoginForm } from './login-form.tsx';
