import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { useSession } from '#session/session';
import type { StoredRegion } from '#session/stored.types';
import { Button } from '#ui/button';
import { LocateButton } from '#ui/locate-button';
import { Sheet } from '#ui/sheet';
import { addressBook } from './address-queries.ts';
import styles from './address-sheet.module.css';
import { AddressSummary } from './address-summary.tsx';
import { RegionLevels } from './region-levels.tsx';
import { regionText } from './region-text.ts';
import { sendToTexts } from './send-to.texts.ts';
import { useDescribePoint } from './use-describe-point.ts';
import { regionOf } from './use-send-to.ts';

interface SendToSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly region: StoredRegion | null;
  readonly onChoose: (region: StoredRegion) => void;
}

/** Where goods that are looked at would go: one of a member's addresses, where the phone is, or any region. Nothing of an address changes. */
export function SendToSheet({ isOpen, onClose, region, onChoose }: SendToSheetProps) {
  const texts = useTexts(sendToTexts);
  const { isMember } = useSession();
  const { data: book } = useRead(addressBook(), isMember && isOpen);
  const [isOther, setOther] = useState(false);
  const close = () => {
    setOther(false);
    onClose();
  };
  const choose = (chosen: StoredRegion) => {
    onChoose(chosen);
    close();
  };
  const addresses = book?.list ?? [];
  const hasAddresses = addresses.length > 0 && !isOther;
  const otherButton = (
    <Button size="large" tone="soft" isBlock onClick={() => setOther(true)}>
      {texts.otherRegion}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={close} title={texts.title} {...(hasAddresses && { actions: otherButton })}>
      {isOpen && (
        <>
          <Located says={region ? regionText(region) : texts.hint} onFound={choose} />
          {hasAddresses ? (
            <ul aria-label={texts.myAddresses}>
              {addresses.map((address) => (
                <li key={address.id}>
                  <button
                    type="button"
                    className={classNames(styles.choice, address.regionCode === region?.code && styles.chosen)}
                    onClick={() => choose(regionOf(address))}
                  >
                    <AddressSummary place={address} titleAs="p" />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <RegionLevels code={region?.code ?? ''} onChoose={choose} />
          )}
        </>
      )}
    </Sheet>
  );
}

interface LocatedProps {
  readonly says: string;
  readonly onFound: (region: StoredRegion) => void;
}

function Located({ says, onFound }: LocatedProps) {
  const { locate } = useTexts(sendToTexts);
  const { describe, isBusy } = useDescribePoint(({ regionCode, province, city, district }) =>
    onFound({ code: regionCode, province, city, district }),
  );
  return <LocateButton text={locate} says={says} isBusy={isBusy} onFound={describe} />;
}
