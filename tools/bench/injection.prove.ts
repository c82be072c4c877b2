import { proveCalls } from './prove-by-tests.ts';

/** Every payload through every place of every read's input; a check has time for six a place. */
process.exitCode = await proveCalls('injection', 'injection.int', { INJECTION_SAMPLE: '100000' }, [
  'every payload as a text, as the only entry of a list and beside a good one, in every field of the input of every call that reads',
  'a fault is an answer of 500 or more, one that took as long as a payload told it to, a changed row of the canary or of a merchant, or a statement whose text was not sent for harmless words too',
]);
