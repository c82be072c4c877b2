export { AgreementPage } from './agreement-page.tsx';
export type { AgreementType } from './agreement-queries.ts';
export { agreementOf } from './agreement-queries.ts';
export { AgreementSheet } from './agreement-sheet.tsx';
export { AgreementTerms } from './agreement-terms.tsx';
