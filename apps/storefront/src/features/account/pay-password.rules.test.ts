import { describe, expect, test } from 'vitest';
import { afterChoice, afterProof, afterRepeat, firstStep } from './pay-password.rules.ts';

describe('the steps to a payment password (spec 7.5)', () => {
  const proved = afterProof(firstStep('old'), '246810');

  test('prove, choose, repeat', () => {
    expect(firstStep('code')).toMatchObject({ proof: 'code', step: 'prove' });
    expect(proved).toMatchObject({ step: 'choose', given: '246810' });
    const chosen = afterChoice(proved, '135790');
    expect(chosen).toMatchObject({ step: 'repeat', chosen: '135790' });
    expect(afterRepeat(chosen, '135790')).toMatchObject({ step: 'repeat', fault: null, given: '246810', chosen: '135790' });
  });

  test('the old password is no new one; the digits of a code may be one', () => {
    expect(afterChoice(proved, '246810')).toMatchObject({ step: 'choose', fault: 'same' });
    expect(afterChoice(afterProof(firstStep('code'), '246810'), '246810')).toMatchObject({ step: 'repeat', fault: null });
  });

  test('typed twice differently, it is chosen anew, and the proof stays good', () => {
    const differing = afterRepeat(afterChoice(proved, '135790'), '135791');
    expect(differing).toEqual({ proof: 'old', step: 'choose', given: '246810', chosen: '', fault: 'differs' });
    expect(afterChoice(differing, '111222').fault).toBeNull();
  });
});
