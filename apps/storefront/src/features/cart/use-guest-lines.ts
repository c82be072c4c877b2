import type { GuestLine } from '#session/stored.types';
import { useStored } from '#session/use-stored';

const none: readonly GuestLine[] = [];

/** What a visitor has put into the cart of this device. */
export const useGuestLines = (): readonly GuestLine[] => useStored('guestCart') ?? none;
