import type { PastOrder } from './history.types.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type When = (order: PastOrder) => number;

/** When each step of a past order was taken. */
export const payByMs: When = ({ placedMs }) => placedMs + 30 * MINUTE_MS;
export const payOpenedMs: When = ({ placedMs }) => placedMs + 20 * SECOND_MS;
export const paidMs: When = ({ placedMs }) => placedMs + MINUTE_MS;
export const receiveByMs: When = ({ shippedMs }) => shippedMs + 10 * DAY_MS;

/** Closed unpaid: by the shopper, or soon after its time was over. */
export const releasedMs: When = (order) => (order.end === 'CANCELLED' ? order.placedMs + 10 * MINUTE_MS : payByMs(order) + SECOND_MS);

/** All of the money is asked back before it was sent, a part of it after it was received. */
export const returnedMs: When = ({ end, placedMs, receivedMs }) => (end === 'REFUNDED' ? placedMs + 3 * HOUR_MS : receivedMs + DAY_MS);
export const refundDoneMs: When = (order) => returnedMs(order) + MINUTE_MS;
