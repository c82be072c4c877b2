import type { FailureName, failures } from '@qianpu/contract/failure';
import type { CallRefusal } from '#api/call-refusal';

/** What stands against an activity a shopper named, by code; on the pages that buy alone. */
const codes = {
  ACTIVITY_SOON: '616001',
  ACTIVITY_OVER: '616002',
  ACTIVITY_SOLD_OUT: 406,
  LIMIT_REACHED: '616004',
  NOT_FOR_YOU: '616005',
} as const satisfies { [N in FailureName]?: (typeof failures)[N]['code'] };

export type ActivityRefusal = keyof typeof codes;

export const activityRefusalCodes = Object.values(codes);

export function activityRefusalOf({ outcome }: CallRefusal): ActivityRefusal | undefined {
  const code = 'code' in outcome ? outcome.code : undefined;
  return (Object.keys(codes) as ActivityRefusal[]).find((name) => codes[name] === code);
}
