/** By what a member proves to be allowed to choose a new password. */
export type ProofKind = 'old' | 'code';

export interface Steps {
  readonly proof: ProofKind;
  readonly step: 'prove' | 'choose' | 'repeat';
  /** The old password, or the code, once it is given. */
  readonly given: string;
  readonly chosen: string;
  /** Why a step has to be done again. */
  readonly fault: 'differs' | 'same' | null;
}

export const firstStep = (proof: ProofKind): Steps => ({ proof, step: 'prove', given: '', chosen: '', fault: null });

export const afterProof = (steps: Steps, given: string): Steps => ({ ...steps, step: 'choose', given, fault: null });

/** A password that was known stays known: the new one has to be another. */
export const afterChoice = (steps: Steps, chosen: string): Steps =>
  steps.proof === 'old' && chosen === steps.given ? { ...steps, fault: 'same' } : { ...steps, step: 'repeat', chosen, fault: null };

/** Typed twice alike, or chosen anew. */
export const afterRepeat = (steps: Steps, repeated: string): Steps =>
  repeated === steps.chosen ? { ...steps, fault: null } : { ...steps, step: 'choose', chosen: '', fault: 'differs' };
