import { conclude } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/** Every crash point of the product; a check has time for five of them. */
process.exitCode = conclude('crashes', await proveByTests('int', ['crash-points.int'], { CRASHES: 'all' }), [
  'api and worker are killed by themselves with SIGKILL at the named instant, started again without it, and everything ends within 60 s',
  "then every check of ./mall check-books, also against the provider's book and what the shopper was told, finds nothing",
]);
