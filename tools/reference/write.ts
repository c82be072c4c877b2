import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallRow } from '../../packages/contract/src/call.ts';
import { examples } from '../../packages/contract/src/examples.ts';
import { failures } from '../../packages/contract/src/failure.ts';
import { rows } from '../../packages/contract/src/rows.ts';
import type { CallSchema, KnownIds } from '../../packages/contract/src/schema.ts';
import { schemas } from '../../packages/contract/src/schemas.ts';
import { type ReferenceCall, viewIndex, viewModule } from './reference-pages.ts';
import type { JsonSchema } from './schema-view.ts';

/** Stands in examples where a running mall would put what it has. */
const known: KnownIds = { mid: '1001', cid: '101', goodsId: '12', skuId: '34', categoryId: '7', pageId: '56', pageClassId: '8' };

const schemaOf: Readonly<Record<string, CallSchema>> = schemas;
const examplesOf: Readonly<Record<string, readonly unknown[]>> = examples;

/** Writes one page per module and an index into a folder; answers how many files it wrote. */
export function writeReference(folder: string): number {
  const calls = Object.entries<CallRow>(rows).map(([name, row]) => describeCall(name, row));
  const modules = Map.groupBy(calls, (call) => call.name.split('.', 1)[0] ?? call.name);
  const inOrder = new Map([...modules].sort(([one], [other]) => one.localeCompare(other)));
  const pages = [
    { name: 'index', text: viewIndex(inOrder, failures) },
    ...[...inOrder].map(([module, own]) => ({ name: module, text: viewModule(module, own) })),
  ];
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'reference.css'), join(folder, 'reference.css'));
  for (const { name, text } of pages) writeFileSync(join(folder, `${name}.html`), text);
  return pages.length + 1;
}

function describeCall(name: string, row: CallRow): ReferenceCall {
  const schema = schemaOf[name];
  const shown = (examplesOf[name] ?? []).map((example) => (typeof example === 'function' ? example(known) : example));
  if (!schema) return { name, row, examples: shown };
  // what JSON Schema cannot say is shown as "anything", never a reason to have no reference
  const input = schema.input.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const output = schema.output.toJSONSchema({ io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return { name, row, input, output, examples: shown };
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('node tools/reference/write.ts <folder>');
  console.log(`${writeReference(folder)} files in ${folder}`);
}
