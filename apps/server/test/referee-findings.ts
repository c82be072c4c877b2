import { subscribers } from '../src/app/modules.ts';
import type { Finding } from '../src/app/referee/check.types.ts';
import { bookChecks, judge } from '../src/app/referee/judge.ts';
import { historyChecks, providerChecks } from '../src/app/referee/outside.checks.ts';
import { type HistoryEntry, loadHistory, loadProviderBook, ProviderBook } from '../src/app/referee/outside-books.repo.ts';
import { asReferee } from '../src/app/referee/referee.repo.ts';
import type { TestMall } from './test-mall.ts';

interface Outside {
  /** As the provider shows it. */
  readonly book: unknown;
  readonly history: readonly HistoryEntry[];
}

/** Everything the referee finds in the books of a mall, also against the provider's and what people were told when both are given. */
export function refereeFindings(mall: TestMall, outside?: Outside): Promise<Finding[]> {
  const checks = outside ? [...bookChecks, ...providerChecks, ...historyChecks] : bookChecks;
  return asReferee(
    mall.pod,
    async (ask) => {
      if (!outside) return;
      await loadProviderBook(ask, ProviderBook.parse(outside.book));
      await loadHistory(ask, outside.history);
    },
    (ask) => judge({ ask, consumers: subscribers, checks }),
  );
}
