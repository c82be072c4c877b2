import { describe, expect, test } from 'vitest';
import { commands } from './command-table.ts';
import { describeFailure, type MallFailure } from './failure.ts';
import { describeCommands, findCommand } from './help.ts';
import { closestName } from './suggest-name.ts';

describe('a mistyped command', () => {
  test.each([
    ['stauts', 'status'],
    ['upp', 'up'],
    ['start', 'staff'],
    ['stat', 'status'],
    ['tests', 'test'],
    ['migrate', undefined],
    ['xyzzy', undefined],
  ])('%s is answered with %s', (typed, meant) => {
    expect(closestName(typed, Object.keys(commands))).toBe(meant);
  });

  test('is refused with advice', () => {
    let failure: MallFailure | undefined;
    try {
      findCommand('dwon');
    } catch (error) {
      failure = error as MallFailure;
    }
    expect(failure?.hints).toEqual(['did you mean "down"?', './mall help lists them all']);
  });
});

describe('help', () => {
  test('names every command, one line each', () => {
    const lines = describeCommands().split('\n');
    for (const { usage, summary } of Object.values(commands)) {
      expect(lines.filter((line) => line.startsWith(`  ./mall ${usage} `) && line.includes(summary))).toHaveLength(1);
    }
  });

  test.each(Object.entries(commands))('%s can be loaded', async (_, command) => {
    expect(await command.load()).toBeTypeOf('function');
  });
});

describe('a failure', () => {
  test('shows the end of its log, where that is, and what to do', () => {
    const shown = describeFailure({ name: 'MallFailure', message: 'api ended', log: '/nowhere/api.log', hints: ['try again'] });
    expect(shown).toContain('api ended');
    expect(shown).toContain('(no log was written)');
    expect(shown).toContain('log: /nowhere/api.log');
    expect(shown).toContain('→ try again');
  });
});
