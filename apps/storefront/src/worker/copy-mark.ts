/** The element that says a page is a copy; a page without it came from the server. */
export const copyMarkId = 'copy';
