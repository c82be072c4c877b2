import { profileRows } from '@qianpu/contract/calls/profile';
import type { InputOf } from '@qianpu/contract/types';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useToast } from '#ui/toast';
import { profileTexts } from './profile.texts.ts';
import { useStoreMember } from './use-store-member.ts';

export function useSaveProfile(onSaved: () => void) {
  const texts = useTexts(profileTexts);
  const toast = useToast();
  const keep = useStoreMember();
  const update = useWrite(profileRows, 'member.account.update', ['member.account.detail']);
  const save = (profile: InputOf<'member.account.update'>) =>
    update.mutate(
      { input: profile },
      {
        onSuccess: (written) => {
          if (written.kind === 'ok') keep(written.data);
          toast(texts.saved);
          onSaved();
        },
      },
    );
  return { save, isSaving: update.isPending };
}
