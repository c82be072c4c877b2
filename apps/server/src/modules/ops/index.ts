/** Domains that phones may ask while a page of the merchant's is open. */
export { listCheckedDomains } from './domain-check.repo.ts';
