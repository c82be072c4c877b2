import { addressRows } from '@qianpu/contract/calls/address';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useToast } from '#ui/toast';
import type { AddressDraft, Pin } from './address.rules.ts';
import { inputOf } from './address.rules.ts';
import { addressTexts } from './address.texts.ts';

const stale = ['member.address.pageList', 'member.address.detail', 'trade.order.confirm'] as const;

/** Adds a new address, or changes the one with this id. */
export function useSaveAddress(id: string | undefined, onSaved: (id: string) => void) {
  const texts = useTexts(addressTexts);
  const toast = useToast();
  const add = useWrite(addressRows, 'member.address.add', stale);
  const edit = useWrite(addressRows, 'member.address.edit', stale);
  const done = (savedId: string) => {
    toast(texts.saved);
    onSaved(savedId);
  };
  const save = (draft: AddressDraft, pin: Pin | null) => {
    const input = inputOf(draft, pin);
    if (id) edit.mutate({ input: { ...input, id } }, { onSuccess: () => done(id) });
    else add.mutate({ input }, { onSuccess: (written) => (written.kind === 'ok' ? done(written.data.id) : toast(texts.notSaved)) });
  };
  return { save, isSaving: add.isPending || edit.isPending };
}
