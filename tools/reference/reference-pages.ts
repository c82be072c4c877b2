import { type CallRow, isPlanned } from '../../packages/contract/src/call.ts';
import type { failures } from '../../packages/contract/src/failure.ts';
import { addressOf, factsOf } from './call-facts.ts';
import { type Html, html } from './html.ts';
import { count } from './listing.ts';
import { type JsonSchema, viewSchema } from './schema-view.ts';

/** A call with everything a reader wants to know about it. */
export interface ReferenceCall {
  readonly name: string;
  readonly row: CallRow;
  /** Built calls only. */
  readonly input?: JsonSchema;
  readonly output?: JsonSchema;
  readonly examples: readonly unknown[];
}

export type FailureTable = Readonly<Record<string, (typeof failures)[keyof typeof failures]>>;

export function viewIndex(modules: ReadonlyMap<string, readonly ReferenceCall[]>, failureTable: FailureTable): string {
  const all = [...modules.values()].flat();
  const body = html`<h1>千铺 Qianpu: calls</h1>
<p class="quiet">${describeCounts(all)}. A call that is refused answers with HTTP 200 too: <code>code</code> and <code>message</code> say why.</p>
<section><h2>Modules</h2><ul class="modules">${[...modules].map(([module, calls]) => viewModuleLink(module, calls))}</ul></section>
<section><h2>Failures</h2><dl class="failures">${Object.entries(failureTable).map(([name, failure]) => viewFailure(name, failure))}</dl></section>`;
  return viewDocument('Calls', body);
}

export function viewModule(module: string, calls: readonly ReferenceCall[]): string {
  const built = calls.filter(({ row }) => !isPlanned(row));
  const planned = calls.filter(({ row }) => isPlanned(row));
  const body = html`<p><a href="index.html">All modules</a></p>
<h1>${module}</h1>
<p class="quiet">${describeCounts(calls)}</p>
${built.map((call) => viewCall(call))}
${planned.length === 0 ? html`` : html`<section class="planned"><h2>Planned</h2><p>Not built: these answer "600404".</p><ul>${planned.map((call) => viewPlanned(call))}</ul></section>`}`;
  return viewDocument(module, body);
}

const viewDocument = (title: string, body: Html): string =>
  `${
    html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><link rel="stylesheet" href="reference.css"><title>${title} · Qianpu</title></head>
<body><main>${body}</main></body></html>`.text
  }\n`;

function describeCounts(calls: readonly ReferenceCall[]): string {
  const { built, planned } = count(calls.map(({ row }) => ({ isPlanned: isPlanned(row) })));
  return `${built} built, ${planned} planned`;
}

function viewModuleLink(module: string, calls: readonly ReferenceCall[]): Html {
  const { built } = count(calls.map(({ row }) => ({ isPlanned: isPlanned(row) })));
  return html`<li class="${built === 0 ? 'unbuilt' : 'built'}"><a href="${module}.html"><b>${module}</b><span>${describeCounts(calls)}</span></a></li>`;
}

const viewFailure = (name: string, { code, message, en }: FailureTable[string]): Html =>
  html`<dt><code>${JSON.stringify(code)}</code></dt><dd><b>${name}</b><br>${message}<br><span class="quiet">${en}</span></dd>`;

const viewCall = ({ name, row, input = {}, output = {}, examples }: ReferenceCall): Html =>
  html`<article id="${name}"><h2><a href="#${name}">${name}</a></h2>
<p class="address"><code>${addressOf(row)}</code></p>
<dl class="facts">${factsOf(row).map(([heading, text]) => html`<dt>${heading}</dt><dd>${text}</dd>`)}</dl>
<h3>Input</h3>${viewSchema(input)}
<h3>Output</h3>${viewSchema(output)}
<h3>${examples.length === 1 ? 'Example' : 'Examples'}</h3>${examples.map((example) => html`<pre>${JSON.stringify(example, null, 2)}</pre>`)}
</article>`;

const viewPlanned = ({ name, row }: ReferenceCall): Html =>
  html`<li id="${name}"><p class="head"><b>${name}</b><span>${row.section}</span></p><code>${addressOf(row)}</code></li>`;
