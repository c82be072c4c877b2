import { fail } from '@qianpu/contract/failure';

/** Files one sender may be sending at once to one process: the door has room for eight such senders, however slow they are. */
const AT_ONCE = 4;

const underWay = new Map<string, number>();

/** Does the work while the sender has fewer than its share of them under way. */
export async function withinShare<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const others = underWay.get(sender) ?? 0;
  if (others >= AT_ONCE) throw fail('TOO_OFTEN');
  underWay.set(sender, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(sender) ?? 1) - 1;
    if (left > 0) underWay.set(sender, left);
    else underWay.delete(sender);
  }
}
