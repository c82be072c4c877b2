import { conclude } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/** A worker that dies again and again under ten times as many events as a check has time for. */
const EVENTS = '20000';

process.exitCode = conclude('events', await proveByTests('int', ['events/delivery.int', '-t', 'killed in the middle'], { EVENTS }), [
  `${EVENTS} events of five merchants, two consumers each, the worker killed with SIGKILL four times on the way`,
  "counted in a table of the test's own that has no unique key: an effect that happened twice would stand there twice",
]);
