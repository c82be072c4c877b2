import type { Ctx } from '#platform/ctx';

/** Keyed: who reads the database cannot try codes against it. */
export const hashCode = ({ mid, gateways }: Ctx, code: string): string => gateways.seal.sign(code, `coupon_code/${mid}`);

/** An address that tries codes, told apart from others and known to nobody. */
export const hashAddress = ({ mid, address, gateways }: Ctx): string => gateways.seal.sign(address, `coupon_code_try/${mid}`);
