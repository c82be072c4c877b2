/** Letters of a name, as the contract takes them. */
export const nickNameMax = 20;

export type NickNameFault = 'missing' | 'tooLong';

export function faultOfNickName(nickName: string): NickNameFault | null {
  const { length } = nickName.trim();
  if (length === 0) return 'missing';
  return length > nickNameMax ? 'tooLong' : null;
}

/** A day of the calendar in the mall's time zone, "2026-11-15": nobody is born after today. */
export const dayOf = (instant: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(instant);

export const firstBirthday = '1900-01-01';
