/** What the build's manifest calls the chunk of a file that the build has found from here. For the server: phones import chunks. */
export const manifestKeyOf = (file: string): string => new URL(file, 'file:///src/app/').pathname.slice(1);
