import { guiderRows } from '@qianpu/contract/calls/guider';
import { useWrite } from '#api/use-write';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';

/** A page a member shares under a guider's name is counted for the guider (spec 7.2). Where that fails, sharing goes on. */
export function useMarkShare(): (link: string) => void {
  const { mid } = useShop();
  const mark = useWrite(guiderRows, 'member.relation.markShareGuider', [], ['INTERNAL', 'TOO_OFTEN', 'BAD_INPUT']);
  return (link) => {
    const guiderId = readStored('guiderId', mid);
    if (guiderId === null || readStored('token', mid) === null) return;
    mark.mutate({ input: { guiderId, pageUrl: new URL(link).pathname } });
  };
}
