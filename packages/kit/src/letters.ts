/** Letters are those of the Latin alphabet (spec 5). */
export const isLowerCase = (text: string): boolean => /^[a-z]+$/.test(text);
export const isUpperCase = (text: string): boolean => /^[A-Z]+$/.test(text);
export const isLettersOnly = (text: string): boolean => /^[a-z]+$/i.test(text);
