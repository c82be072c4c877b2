/** The labels most people use are stored in Chinese and shown in the shopper's language; others as their owner wrote them. */
export const labelText = (label: string, usual: Readonly<Record<string, string>>): string =>
  Object.hasOwn(usual, label) ? (usual[label] ?? label) : label;
