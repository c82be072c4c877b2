import type { PlannedOrder } from './merchant-plan.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type When = (order: PlannedOrder) => number;

/** When each step of a past order was taken. */
export const payByMs: When = ({ placedMs }) => placedMs + 30 * MINUTE_MS;
export const payOpenedMs: When = ({ placedMs }) => placedMs + 20 * SECOND_MS;
export const paidMs: When = ({ placedMs }) => placedMs + MINUTE_MS;
export const shippedMs: When = ({ placedMs }) => placedMs + DAY_MS;
export const receiveByMs: When = (order) => shippedMs(order) + 10 * DAY_MS;
export const receivedMs: When = ({ placedMs }) => placedMs + 4 * DAY_MS;

/** Closed unpaid: by the shopper, or soon after its time was over. */
export const releasedMs: When = (order) => (order.end === 'CANCELLED' ? order.placedMs + 10 * MINUTE_MS : payByMs(order) + SECOND_MS);

/** All of the money is asked back before it was sent, a part of it afterwards. */
export const returnedMs: When = ({ end, placedMs }) => placedMs + (end === 'REFUNDED' ? 3 * HOUR_MS : 5 * DAY_MS);
export const refundDoneMs: When = (order) => returnedMs(order) + MINUTE_MS;
