import { type Html, html } from './html.ts';

/** As much of JSON Schema as zod writes for our calls. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A schema as a nested list of fields. */
export function viewSchema(schema: JsonSchema): Html {
  const fields = viewInside(schema);
  const isPlainObject = schema.type === 'object' && fields.text !== '';
  return isPlainObject
    ? fields
    : html`<p class="field"><span class="type">${describeType(schema)}</span>${viewLimits(schema)}</p>${fields}`;
}

/** What a value holds: the fields of an object, those of a list's entries, the forms of a choice. */
function viewInside(schema: JsonSchema): Html {
  if (schema.items) return viewInside(schema.items);
  const forms = (schema.oneOf ?? schema.anyOf ?? []).filter((form) => form.type === 'object');
  if (forms.length > 0) return html`<ul class="forms">${forms.map((form) => html`<li>${viewInside(form)}</li>`)}</ul>`;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return html``;
  const required = new Set(schema.required);
  return html`<ul class="fields">${fields.map(([name, field]) => viewField(name, field, required.has(name)))}</ul>`;
}

const viewField = (name: string, field: JsonSchema, isRequired: boolean): Html =>
  html`<li><p class="field"><code>${name}${isRequired ? '' : '?'}</code> <span class="type">${describeType(field)}</span>${viewLimits(field)}</p>${viewInside(field)}</li>`;

export function describeType(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms) return [...new Set(forms.map((form) => describeType(form)))].join(' | ');
  if (schema.items) return `list of ${describeType(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') return `object of ${describeType(schema.additionalProperties)}`;
  if (schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0) return 'nothing';
  return schema.type ?? 'anything';
}

/** Whole numbers carry these as bounds; they say nothing. */
const isTelling = (bound: number | undefined) => bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;

export function describeLimits(schema: JsonSchema): string[] {
  const span = (low: number | undefined, high: number | undefined, unit: string) => {
    const [from, to] = [isTelling(low), isTelling(high)];
    if (from && to) return [low === high ? `${low}${unit}` : `${low} to ${high}${unit}`];
    if (from) return [`${low}${unit} or more`];
    return to ? [`up to ${high}${unit}`] : [];
  };
  return [
    ...span(schema.minimum, schema.maximum, ''),
    ...span(schema.minLength, schema.maxLength, ' characters'),
    ...span(schema.minItems, schema.maxItems, ' entries'),
    ...(schema.format ? [schema.format] : []),
    ...(schema.pattern ? [`like ${schema.pattern}`] : []),
    ...('default' in schema ? [`${JSON.stringify(schema.default)} when left out`] : []),
    ...(schema.items ? describeLimits(schema.items).map((limit) => `each ${limit}`) : []),
  ];
}

function viewLimits(schema: JsonSchema): Html {
  const limits = describeLimits(schema);
  return limits.length === 0 ? html`` : html` <span class="limits">${limits.join(', ')}</span>`;
}
