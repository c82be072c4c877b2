import type { InputOf, OutputOf } from '#api/calls';

/** What the fields hold. */
export interface WelcomeValues {
  greeting: string;
  hasHours: boolean;
  from: string;
  until: string;
  questions: { id?: string; title: string; answer: string }[];
}

type Welcome = OutputOf<'support.welcome.get'>;

const usualHours = { from: '09:00', until: '22:00' };

export const valuesOf = ({ greeting, hours, questions }: Welcome): WelcomeValues => ({
  greeting,
  hasHours: hours !== null,
  ...(hours ?? usualHours),
  questions: questions.map((question) => ({ ...question })),
});

export const inputOf = (
  { greeting, hasHours, from, until, questions }: WelcomeValues,
  { cid, revision }: { readonly cid: string; readonly revision: number },
): InputOf<'support.welcome.save'> => ({
  cid,
  greeting: greeting.trim(),
  hours: hasHours ? { from, until } : null,
  questions: questions.map(({ id, title = '', answer = '' }) => ({ ...(id !== undefined && { id }), title, answer })),
  revision,
});

const halfHours = Array.from({ length: 49 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`);

/** Every half hour, and what was set otherwise; a day ends at 24:00 and begins at no such time. */
export const timesFor = (end: 'from' | 'until', set: string): readonly string[] =>
  [...new Set([...halfHours.slice(...(end === 'from' ? [0, -1] : [1])), set])].sort();
