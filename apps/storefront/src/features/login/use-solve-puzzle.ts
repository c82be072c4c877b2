import { loginRows } from '@qianpu/contract/calls/login';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { handledAtFields } from './handled.ts';
import { loginTexts } from './login.texts.ts';
import type { SolvedPuzzle } from './solve-puzzle.ts';

/** Draws a puzzle and solves it: a call that costs a message asks for one. */
export function useSolvePuzzle(): () => Promise<SolvedPuzzle> {
  const { puzzleFailed } = useTexts(loginTexts);
  const puzzle = useWrite(loginRows, 'member.captcha.generate', [], handledAtFields);
  return async () => {
    const [{ solvePuzzle }, drawn] = await Promise.all([import('./solve-puzzle.ts'), puzzle.mutateAsync({ input: {} })]);
    const solved = drawn.kind === 'ok' ? await solvePuzzle(drawn.data) : null;
    if (!solved) throw new Error(puzzleFailed);
    return solved;
  };
}
