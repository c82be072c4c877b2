import { splitRefund } from '../../../apps/server/src/modules/tender/share-tenders.ts';
import { seededRandom } from '../../../apps/simulator/src/seeded-random.ts';

interface Part {
  readonly id: string;
  readonly amountFen: number;
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amountFen }) => sum + amountFen, 0);

/** So many orders paid by one to five tenders, each given back in up to nine refunds; what was wrong with the first that was. */
export function findWrongRefund(sequences: number, seed: number): string | undefined {
  const random = seededRandom(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  for (let nth = 0; nth < sequences; nth += 1) {
    let left: Part[] = Array.from({ length: upTo(5) }, (_, at) => ({ id: String(100 + at), amountFen: upTo(nth % 2 ? 10_000_000 : 50) }));
    const wanted = [...Array.from({ length: upTo(8) }, () => upTo(sumOf(left))), sumOf(left)];
    for (const amountFen of wanted) {
      const there = sumOf(left);
      const last = amountFen > there ? there : amountFen;
      if (amountFen > there && splitRefund(amountFen, left) !== undefined) return `${nth}: ${amountFen} of ${there} was given`;
      if (last === 0) continue;
      const parts = splitRefund(last, left);
      if (parts === undefined || sumOf(parts) !== last) return `${nth}: ${last} came to ${parts && sumOf(parts)}`;
      const taken = new Map(parts.map((part) => [part.id, part.amountFen]));
      left = left.map(({ id, amountFen: share }) => ({ id, amountFen: share - (taken.get(id) ?? 0) }));
      if (left.some(({ amountFen: rest }) => rest < 0)) return `${nth}: a part above its share`;
    }
    if (sumOf(left) > 0) {
      for (const { id, amountFen } of splitRefund(sumOf(left), left) ?? [])
        left = left.map((one) => (one.id === id ? { id, amountFen: one.amountFen - amountFen } : one));
    }
    if (left.some(({ amountFen }) => amountFen !== 0)) return `${nth}: the last refund left something`;
  }
  return undefined;
}
