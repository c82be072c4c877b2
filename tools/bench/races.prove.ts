import { proveCalls } from './prove-by-tests.ts';

/** Every row that changes something, shot at by thirty requests that begin at the same moment. */
const longForm = { RACE_VOLLEYS: '20', RACE_VOLLEYS_OF_NO_STAKE: '5', RACE_SIZE: '30' };
process.exitCode = await proveCalls('races', 'races.int', longForm, [
  '30 requests, the last byte of all released in one turn of the loop; where money, stock or a limit is at stake 20 volleys, elsewhere 5, each at fresh state',
  'the database is 5 ms away through the fault proxy, 30 connections, nobody waits at the door: requests meet between any two statements',
  'every answer is one that is declared, the invariant of the row holds by the answers and in the tables, and the referee finds nothing',
]);
