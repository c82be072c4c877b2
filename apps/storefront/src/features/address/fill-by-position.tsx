import { useTexts } from '#i18n/texts';
import { LocateButton } from '#ui/locate-button';
import { useToast } from '#ui/toast';
import { addressTexts } from './address.texts.ts';
import type { MapSpot } from './map-queries.ts';
import { useDescribePoint } from './use-describe-point.ts';

/** From where the phone is to an address. */
export function FillByPosition({ onFound }: { readonly onFound: (spot: MapSpot) => void }) {
  const texts = useTexts(addressTexts);
  const toast = useToast();
  const { describe, isBusy } = useDescribePoint((spot) => {
    onFound(spot);
    toast(texts.positionFilled);
  });
  return <LocateButton text={texts.useMyPosition} isBusy={isBusy} onFound={describe} />;
}
