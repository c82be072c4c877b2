/** Names nobody may take (spec 5). */
export const reservedUserNames: readonly string[] = ['admin', 'editor'];

/** However it is spelt: " Admin" would pass for the real one. */
export const isReservedUserName = (name: string): boolean => reservedUserNames.includes(name.trim().toLowerCase());
