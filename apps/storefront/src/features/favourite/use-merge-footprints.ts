import { footprintRows } from '@qianpu/contract/calls/favourite';
import { CallRefusal } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { agoOf } from '#session/seen-goods';
import { useShop } from '#session/shop-context';
import { later } from '#session/stored-deferred';

/** At login the device's footprints join the member's. Without an answer they stay on the device and are tried again. */
export function useMergeFootprints(): () => Promise<void> {
  const { mid, cid } = useShop();
  const merge = useWrite(footprintRows, 'behaviour.footprint.merge', ['behaviour.footprint.list'], ['INTERNAL', 'TOO_OFTEN', 'BAD_INPUT']);
  return async () => {
    const seen = later.read('seenGoods', mid) ?? [];
    if (seen.length === 0) return;
    try {
      await merge.mutateAsync({ input: { cid, seen: agoOf(seen, Date.now()) } });
      later.write('seenGoods', mid, null);
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error;
    }
  };
}
