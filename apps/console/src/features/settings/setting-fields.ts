import { type SettingModule, settingSchemas } from '@qianpu/contract/settings.schema';
import { z } from 'zod';

export type SettingField = { readonly name: string } & (
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }
);

/** As JSON Schema writes the kinds of values settings have. */
interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** The fields of a form for an object of settings, in the order its schema has. */
export function fieldsOf(schema: z.ZodObject): SettingField[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => fieldOf(name, property as Property));
}

function fieldOf(name: string, { type, enum: options, minimum, maximum, maxLength }: Property): SettingField {
  if (options) return { name, kind: 'choice', options };
  if (type === 'boolean') return { name, kind: 'switch' };
  if (type === 'integer') return { name, kind: 'count', min: minimum ?? 0, max: maximum ?? Number.MAX_SAFE_INTEGER };
  if (type === 'string') return { name, kind: 'text', most: maxLength ?? 200 };
  throw new Error(`there is no field for the setting ${name} of type ${type}`);
}

export const settingModules = Object.keys(settingSchemas) as SettingModule[];

type Values = Readonly<Record<string, unknown>>;

/** What somebody changed: the rest stays unsaid, so that a shop goes on following its merchant there. */
export const changesOf = (before: Values, after: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
