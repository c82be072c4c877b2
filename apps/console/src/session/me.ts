import type { CallRow } from '@qianpu/contract/call';
import { rows } from '@qianpu/contract/rows';
import { mayMake, type ShopScope, scopeOf } from '@qianpu/contract/staff-scope';
import type { OutputOf } from '@qianpu/contract/types';
import { createContext, useContext } from 'react';
import type { StaffCall } from '#api/calls';

export type Me = OutputOf<'staff.account.me'>;

export const CurrentMe = createContext<Me | null>(null);

/** Who is signed in; below the frame somebody always is. */
export function useMe(): Me {
  const me = useContext(CurrentMe);
  if (!me) throw new Error('nobody is signed in here');
  return me;
}

/** Whether the person may make a call somewhere: what they may not is hidden. The server decides all the same. */
export const mayCall = ({ grants }: Me, call: StaffCall): boolean => {
  const row: CallRow = rows[call];
  return mayMake(grants, call, row.scope);
};

export function useMay(): (call: StaffCall) => boolean {
  const me = useMe();
  return (call) => mayCall(me, call);
}

/** In which shops the person may make a call. */
export const useScope = (call: StaffCall): ShopScope => scopeOf(useMe().grants, call);
