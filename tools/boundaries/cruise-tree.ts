import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export const repository = join(import.meta.dirname, '../..');

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** Files of the circle, where the rule is about one. */
  readonly circle: readonly string[];
}

export interface CruisedTree {
  readonly violations: readonly Violation[];
  readonly fileCount: number;
  readonly ruleNames: readonly string[];
}

/** Runs the rules of .dependency-cruiser.cjs over a tree laid out like this repository; `packagesFrom` is where else packages are installed. */
export async function cruiseTree(baseDir: string, packagesFrom: readonly string[] = []): Promise<CruisedTree> {
  const options = await extractDepcruiseOptions(join(repository, '.dependency-cruiser.cjs'));
  const resolving = { modules: ['node_modules', ...packagesFrom] };
  const { output } = await cruise(['apps', 'packages', 'tools', 'e2e'], { ...options, baseDir }, resolving);
  const { summary } = output as ICruiseResult;
  return {
    violations: summary.violations.map(({ rule, from, to, cycle = [] }) => ({
      rule: rule.name,
      from,
      to,
      circle: cycle.map(({ name }) => name),
    })),
    fileCount: summary.totalCruised,
    ruleNames: (options.ruleSet?.forbidden ?? []).map(({ name = '' }) => name),
  };
}
