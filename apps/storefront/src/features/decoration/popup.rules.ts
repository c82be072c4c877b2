import type { BlockProps } from '@qianpu/contract/types';

/** Day on which each pop-up was shown last ("2026-11-14"), by its picture: another picture is other news. */
export type SeenPopups = Readonly<Record<string, string>>;

type Often = BlockProps<'popup'>['often'];

/** Pop-ups a phone remembers; merchants change them, phones are kept for years. */
const remembered = 20;

export const isDue = (often: Often, seenOn: string | undefined, today: string): boolean =>
  often === 'always' || seenOn === undefined || (often === 'daily' && seenOn !== today);

/** The one shown last comes last, and the oldest goes. */
export function withSeen(seen: SeenPopups, picture: string, today: string): SeenPopups {
  const others = Object.entries(seen).filter(([key]) => key !== picture);
  return Object.fromEntries([...others, [picture, today]].slice(-remembered));
}
