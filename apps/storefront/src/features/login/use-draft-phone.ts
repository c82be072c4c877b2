import { useState } from 'react';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';
import { phoneDigits } from './login.rules.ts';

/** The phone as it is typed. It outlives a reload, and while it is there an expired login does not cause one (spec 4). */
export function useDraftPhone() {
  const { mid } = useShop();
  const [phone, setPhone] = useState(() => readStored('loginDraft', mid)?.phone ?? '');
  const type = (text: string) => {
    const digits = phoneDigits(text);
    setPhone(digits);
    writeStored('loginDraft', mid, digits ? { phone: digits } : null);
  };
  const forget = () => writeStored('loginDraft', mid, null);
  return { phone, type, forget };
}
