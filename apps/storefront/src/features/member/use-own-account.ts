import { useFresh } from '#api/read-query';
import { ownAccount } from './member-queries.ts';

/** The account of who is logged in, asked anew whenever its page is shown. */
export const useOwnAccount = () => useFresh(ownAccount());
