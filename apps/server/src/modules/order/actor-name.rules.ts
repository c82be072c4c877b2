interface Acting {
  readonly kind: string;
  readonly memberId?: string;
  readonly staffId?: string;
}

/** As the log of an order names who acted. */
export const actorName = ({ kind, memberId, staffId }: Acting): string => {
  if (kind === 'member') return `member:${memberId}`;
  return kind === 'staff' ? `staff:${staffId}` : 'visitor';
};
