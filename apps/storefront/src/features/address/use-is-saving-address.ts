import { addressRows } from '@qianpu/contract/calls/address';
import { useIsMutating } from '@tanstack/react-query';

const saving: readonly unknown[] = [addressRows['member.address.add'], addressRows['member.address.edit']];

/** Whether an address is on its way into the book; over once everything that shows it has been read anew. */
export const useIsSavingAddress = (): boolean => useIsMutating({ predicate: ({ meta }) => saving.includes(meta?.row) }) > 0;
