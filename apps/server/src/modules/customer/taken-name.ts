import { fail } from '@qianpu/contract/failure';

/** PostgreSQL's word for a second row of a key. */
const UNIQUE_VIOLATION = '23505';

/** Of two that take a name at once the database refuses the later one. */
export async function refusingTaken<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw fail('NAME_TAKEN');
    throw error;
  }
}
