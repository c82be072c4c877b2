import type { z } from 'zod';
import { PayError } from './pay-error.ts';

/** The body as a schema wants it, or the provider's word for one that does not fit. */
export function parsed<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  const read = schema.safeParse(readJson(body));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = `/body/${issue?.path.join('/') ?? ''}`;
  throw new PayError('PARAM_ERROR', `参数错误: ${field}`, { location: 'body', field, issue: issue?.message ?? '' });
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new PayError('PARAM_ERROR', '请求报文不是合法的JSON');
  }
}
