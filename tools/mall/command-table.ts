/** Runs a command with the words behind its name; answers the exit code. */
export type CommandRun = (args: string[]) => Promise<number>;

export interface Command {
  usage: string;
  summary: string;
  load: () => Promise<CommandRun>;
}

/** Every command, in the order in which help shows them. */
export const commands: Record<string, Command> = {
  up: { usage: 'up', summary: 'bring the whole mall up and say where it is', load: async () => (await import('./commands/up.ts')).up },
  down: { usage: 'down', summary: 'stop it; the data stays', load: async () => (await import('./commands/down.ts')).down },
  status: {
    usage: 'status [--json]',
    summary: 'what runs, where, since when',
    load: async () => (await import('./commands/status.ts')).status,
  },
  dev: {
    usage: 'dev',
    summary: 'work on it: sources served live, restarts on change',
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  env: {
    usage: 'env simulator|api|worker|web [--json]',
    summary: 'variables to start one role by hand; has secrets',
    load: async () => (await import('./commands/env.ts')).env,
  },
  check: {
    usage: 'check',
    summary: 'format, lint, types, boundaries, dead code, unit tests',
    load: async () => (await import('./commands/check.ts')).check,
  },
  test: {
    usage: 'test [unit|int|e2e|dev] [args…]',
    summary: 'one kind of tests; args go to vitest or playwright',
    load: async () => (await import('./commands/test.ts')).test,
  },
  clock: {
    usage: 'clock [+31m|-2h|reset]',
    summary: "show or move the mall's clock",
    load: async () => (await import('./commands/clock.ts')).clock,
  },
  db: {
    usage: 'db migrate|types|verify|shell|reset|new',
    summary: 'the database (./mall db tells more)',
    load: async () => (await import('./commands/db.ts')).db,
  },
  demo: {
    usage: 'demo',
    summary: "load the demo's shops, goods and pictures again",
    load: async () => (await import('./commands/demo.ts')).demo,
  },
  staff: {
    usage: 'staff login|reset-factor|call [NAME …]',
    summary: "act as the demo's staff (./mall staff tells more)",
    load: async () => (await import('./commands/staff.ts')).staff,
  },
  merchant: {
    usage: 'merchant create|list',
    summary: 'open a merchant (./mall merchant tells more)',
    load: async () => (await import('./commands/merchant.ts')).merchant,
  },
  'check-books': {
    usage: 'check-books [--since 5m] [args…]',
    summary: 'hold money, stock and events against the rules',
    load: async () => (await import('./commands/check-books.ts')).checkBooks,
  },
  backup: {
    usage: 'backup [full|diff|incr|pictures|list|check|off]',
    summary: 'database and pictures to BACKUP_DIR',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    usage: 'restore --at TIME|latest [--to DIR]',
    summary: 'as it was then, beside what runs',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  release: {
    usage: 'release FOLDER|--back',
    summary: 'go over to another release, one process at a time',
    load: async () => (await import('./commands/release.ts')).release,
  },
  image: {
    usage: 'image [build|check] [NAME …] [--fresh]',
    summary: 'container images of mall and engines',
    load: async () => (await import('./commands/image.ts')).image,
  },
  sbom: {
    usage: 'sbom [FILE]',
    summary: 'what is shipped and of whom, as CycloneDX',
    load: async () => (await import('./commands/sbom.ts')).sbom,
  },
  search: {
    usage: 'search rebuild [mid…]',
    summary: 'write anew what goods are found by',
    load: async () => (await import('./commands/search.ts')).search,
  },
  secrets: {
    usage: 'secrets reseal',
    summary: 'seal with a new SECRETS_KEY what the old one sealed',
    load: async () => (await import('./commands/secrets.ts')).secrets,
  },
  report: {
    usage: 'report rebuild [mid…]',
    summary: 'sum the figures of reports up anew',
    load: async () => (await import('./commands/report.ts')).report,
  },
  scale: {
    usage: 'scale [--merchants N|--wide|--deep]',
    summary: 'load a large data set into a database of its own',
    load: async () => (await import('./commands/scale.ts')).scale,
  },
  studio: {
    usage: 'studio render|sheet|list [name…]',
    summary: "make the demo's photos anew with Blender",
    load: async () => (await import('./commands/studio.ts')).studio,
  },
  coverage: {
    usage: 'coverage [--spec|--json]',
    summary: 'calls and pages built and planned; tests by section',
    load: async () => (await import('./commands/coverage.ts')).coverage,
  },
  reference: {
    usage: 'reference',
    summary: 'write the reference of all calls as pages',
    load: async () => (await import('./commands/reference.ts')).reference,
  },
  gallery: {
    usage: 'gallery [name…|--every]',
    summary: 'take pictures of every page for docs/gallery.md',
    load: async () => (await import('./commands/gallery.ts')).gallery,
  },
  prove: {
    usage: 'prove [part] [args…]',
    summary: 'measure one part; without a part: list them',
    load: async () => (await import('./commands/prove.ts')).prove,
  },
  chaos: {
    usage: 'chaos [--minutes N] [--seed S] [args…]',
    summary: 'break what can break under load, then check the books',
    load: async () => (await import('./commands/chaos.ts')).chaos,
  },
  ci: { usage: 'ci', summary: 'every gate, on a stack of its own', load: async () => (await import('./commands/ci.ts')).ci },
};
