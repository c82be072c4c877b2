export { ServiceButton } from './service-button.tsx';
export { supportTexts } from './support.texts.ts';
export { statusOf } from './support-queries.ts';
export { useCustomerService } from './use-customer-service.tsx';
