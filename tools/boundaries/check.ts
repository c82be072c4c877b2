import { cruiseTree, repository } from './cruise-tree.ts';

const { violations, fileCount, ruleNames } = await cruiseTree(repository);
for (const { rule, from, to, circle } of violations) {
  console.error(circle.length > 0 ? `${rule}: ${[from, ...circle].join(' → ')}` : `${rule}: ${from} → ${to}`);
}
console.log(`boundaries: ${fileCount} files, ${ruleNames.length} rules, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
