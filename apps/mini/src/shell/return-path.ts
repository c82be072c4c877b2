let returnPath: string | null = null;

/** Where in the storefront the page below goes on once it shows again: it was left from there. */
export const leaveReturnPath = (webPath: string): void => {
  returnPath = webPath;
};

/** Taken once. */
export function takeReturnPath(): string | null {
  const taken = returnPath;
  returnPath = null;
  return taken;
}
