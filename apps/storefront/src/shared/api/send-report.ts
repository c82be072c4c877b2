import type { HeaderRow } from '@qianpu/contract/call';
import { headerRequest } from '@qianpu/contract/wire/header';

/** Carries a report to the mall, also from a page that is being left. False: it has not arrived. */
export type SendReport = (row: HeaderRow, input: object) => Promise<boolean>;

/** Nobody in particular reports: the login and the cookies stay at home. */
export const reportSender =
  (from: { readonly mid: string; readonly cid: string }): SendReport =>
  async (row, input) => {
    const { url, ...request } = headerRequest(row, input, { mid: from.mid, cid: from.cid, token: '' });
    try {
      return (await fetch(url, { ...request, credentials: 'omit', keepalive: true })).ok;
    } catch {
      return false;
    }
  };
