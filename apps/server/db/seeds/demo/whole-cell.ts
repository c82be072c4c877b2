/** A cell that fills its cube. */
export const whole = { x: 0, y: 0, width: 100, height: 100 };
