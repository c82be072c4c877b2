import { conclude } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

const ATTACK_TRIES = '1000';

/** Attacks on sign-in and payment inside the messenger; a check has time for a hundred tries each. */
process.exitCode = conclude(
  'attacks',
  await proveByTests('int', ['wechat/wechat-attacks.int', 'payment/pay-inside.int'], { ATTACK_TRIES }),
  [`${ATTACK_TRIES} tries of each attack: forged and repeated codes, states, tickets and openIds; none may succeed or open a session`],
);
