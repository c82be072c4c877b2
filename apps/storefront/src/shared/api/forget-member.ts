import type { QueryClient } from '@tanstack/react-query';

/** What was read for a member is nobody else's: it goes when somebody logs in or out. */
export const forgetMember = (client: QueryClient): void => client.removeQueries({ predicate: ({ meta }) => meta?.row.auth === 'member' });
