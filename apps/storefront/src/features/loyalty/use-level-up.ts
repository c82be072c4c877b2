import { levelRows } from '@qianpu/contract/calls/level';
import { useEffect } from 'react';
import { useWrite } from '#api/use-write';
import type { OwnLevel } from './loyalty-queries.ts';

/** Staff may have lowered what the next level takes: it is reached by asking. */
export function useLevelUp(own: OwnLevel | undefined): void {
  const { mutate } = useWrite(levelRows, 'member.level.autoUpgrade', ['member.level.info', 'member.account.detail']);
  const isReached = own?.next?.missing === 0;
  useEffect(() => {
    if (isReached) mutate({ input: {} });
  }, [isReached, mutate]);
}
