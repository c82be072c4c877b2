import { schemas } from '@qianpu/contract/schemas';
import { describe, expect, it } from 'vitest';
import { levelsTexts } from './levels.texts.ts';
import { changedLevels, draftOf, levelsOf, nextDraft, starterDraft } from './levels-draft.ts';

const starter = levelsOf(starterDraft(levelsTexts.zhCN.starters));

describe('levels as they are typed (rules 9.1)', () => {
  it('begin with five that the call accepts, in both languages', () => {
    for (const { starters } of Object.values(levelsTexts))
      expect(schemas['member.level.save'].input.safeParse({ revision: 0, levels: levelsOf(starterDraft(starters)) }).success).toBe(true);
    expect(starter.map(({ level, growthFrom }) => [level, growthFrom])).toEqual([
      [0, 0],
      [1, 500],
      [2, 2_000],
      [3, 8_000],
      [4, 30_000],
    ]);
  });

  it('come back as they were stored', () => expect(levelsOf(draftOf(starter))).toEqual(starter));

  it('grow by one above the last, which needs a name', () => {
    const next = nextDraft(draftOf(starter).levels);
    expect(next).toMatchObject({ name: '', growthFrom: 60_000, freeFreight: null });
    const read = schemas['member.level.save'].input.safeParse({
      revision: 1,
      levels: levelsOf({ levels: [...draftOf(starter).levels, next] }),
    });
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['levels.5.name']);
  });

  it('of a colleague are told by their numbers', () => {
    const theirs = starter.map((level) => (level.level === 2 ? { ...level, percent: 90 } : level));
    expect(changedLevels(starter, theirs)).toEqual([2]);
    expect(changedLevels(starter.slice(0, 4), starter)).toEqual([4]);
    expect(changedLevels(starter, starter)).toEqual([]);
  });
});
