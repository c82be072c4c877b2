import { conclude, finding } from './proof.ts';
import { proveByWalks } from './prove-by-walks.ts';

/** Pages read by everyone, in every theme and language; a check takes each theme in one language. */
const { passed, failed } = await proveByWalks(['accessibility', 'large-text', 'search', 'desk']);
process.exitCode = conclude(
  'accessibility',
  [finding(`${passed} of ${passed + failed} walks in all themes and languages`, failed === 0)],
  ['WCAG 2.2 AA by axe on every page, letters of twice the size, and the walk through search; Debian’s Chromium, 375 × 812'],
);
