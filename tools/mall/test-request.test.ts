import { describe, expect, test } from 'vitest';
import { testRequest, vitestArguments } from './test-request.ts';

describe('./mall test', () => {
  test('without a kind means unit tests, and everything goes to vitest', () => {
    expect(testRequest([])).toEqual({ kind: 'unit', rest: [] });
    expect(testRequest(['fen', '-t', 'rounds'])).toEqual({ kind: 'unit', rest: ['fen', '-t', 'rounds'] });
  });

  test('takes the kind from the first word only', () => {
    expect(testRequest(['int', 'unit'])).toEqual({ kind: 'int', rest: ['unit'] });
    expect(testRequest(['e2e', '--headed'])).toEqual({ kind: 'e2e', rest: ['--headed'] });
  });

  test('leaves a JSON report only where a folder for it is named', () => {
    expect(vitestArguments('unit', ['fen'], undefined)).toEqual(['run', '--project', 'unit', '--project', 'dom', 'fen']);
    expect(vitestArguments('int', [], '/reports')).toContain('--outputFile.json=/reports/int.json');
  });
});
