import { useTitles } from '#i18n/titles';
import { Sheet } from '#ui/sheet';
import type { AgreementType } from './agreement-queries.ts';
import { AgreementText } from './agreement-text.tsx';

interface AgreementSheetProps {
  readonly type: AgreementType;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AgreementSheet({ type, isOpen, onClose }: AgreementSheetProps) {
  const titles = useTitles();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={titles[type]}>
      <AgreementText type={type} />
    </Sheet>
  );
}
