/** Characters of a review, and of what is appended to it. */
export const mostCharacters = 500;
