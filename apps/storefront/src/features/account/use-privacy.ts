import { privacyRows } from '@qianpu/contract/calls/privacy';
import type { InputOf } from '@qianpu/contract/types';
import { useWrite } from '#api/use-write';

type Proof = InputOf<'privacy.data.export'>['proof'];

const handled = ['WRONG_CODE', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED'] as const;

/** All the mall knows of a member as a file, and the end of it. Both reject with what is wrong about the proof. */
export function usePrivacy() {
  const exporting = useWrite(privacyRows, 'privacy.data.export', ['member.safety.events'], handled);
  const erasing = useWrite(privacyRows, 'privacy.account.erase', [], handled);
  return {
    download: async (proof: Proof) => {
      const written = await exporting.mutateAsync({ input: { proof } });
      if (written.kind === 'ok') saveFile('my-data.json', JSON.stringify(written.data, null, 2));
    },
    erase: async (proof: Proof) => {
      await erasing.mutateAsync({ input: { proof } });
    },
  };
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
