export type { OrderSnapshot, OrderState } from '#modules/order';
