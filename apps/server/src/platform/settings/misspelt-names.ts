/** Shorter names are near to too many others. */
const SHORTEST = 7;

/** Names that are no setting and look like one: whoever wrote them believes to have set it. */
export function misspeltNames(names: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  const unknown = names.filter((name) => name.length >= SHORTEST && !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = known.find((one) => one.length >= SHORTEST && isNear(name.toUpperCase(), one));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Differs by one character more, less or other, or by two beside each other in the wrong order; underscores do not count. */
function isNear(name: string, known: string): boolean {
  const [one, other] = [name, known].map((text) => text.replaceAll('_', '')) as [string, string];
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  const isSwapped = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2);
  return (
    isSwapped ||
    restOfOne === restOfOther ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1)
  );
}
