const LARGEST = 2n ** 63n - 1n;

/** The number of a merchant's account at a provider, which owns what lies there: its reference is that number in base 36. 0: none that fits. */
export function providerOwner(appRef: string): string {
  let number = 0n;
  for (const digit of appRef) number = number * 36n + BigInt(Number.parseInt(digit, 36));
  return String(number <= LARGEST ? number : 0n);
}
