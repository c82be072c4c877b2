/** Posts a fact about money, once. */
export { post } from './ledger.repo.ts';
