const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands between tags and in attributes. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? '');
