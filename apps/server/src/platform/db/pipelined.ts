type Answers<Sent extends readonly unknown[]> = { -readonly [At in keyof Sent]: Awaited<Sent[At]> };

/**
 * Waits for statements that were sent together on one connection, in the order in which they were asked for: PostgreSQL works
 * on them one after another, each seeing what those before it did. Of several failures the first is told; the later ones
 * may only follow from it.
 */
export async function pipelined<const Sent extends readonly unknown[]>(sent: Sent): Promise<Answers<Sent>> {
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as Answers<Sent>;
}
