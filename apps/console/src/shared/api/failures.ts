import type { CallRefusal } from '@qianpu/client/call-refusal';
import { type FailureName, failures } from '@qianpu/contract/failure';

export type StaffFailure = FailureName;

/** Which failure of the contract's table a refusal is. */
export function failureName({ outcome }: CallRefusal): StaffFailure | undefined {
  const code = 'code' in outcome ? outcome.code : undefined;
  return (Object.keys(failures) as StaffFailure[]).find((name) => failures[name].code === code);
}
