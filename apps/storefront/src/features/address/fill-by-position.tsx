import { mapRows } from '@qianpu/contract/calls/map';
import type { Point } from '@qianpu/contract/types';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { LocateButton } from '#ui/locate-button';
import { useToast } from '#ui/toast';
import { addressTexts } from './address.texts.ts';
import type { MapSpot } from './map-queries.ts';

/** From where the phone is to an address; a map that does not answer says so in its own words. */
export function FillByPosition({ onFound }: { readonly onFound: (spot: MapSpot) => void }) {
  const texts = useTexts(addressTexts);
  const toast = useToast();
  const geocode = useWrite(mapRows, 'delivery.map.geocode', [], ['NOT_FOUND']);
  const describe = (point: Point) =>
    geocode.mutate(
      { input: { point } },
      {
        onSuccess: (found) => {
          if (found.kind !== 'ok') return;
          onFound(found.data);
          toast(texts.positionFilled);
        },
        onError: ({ failure }) => failure === 'NOT_FOUND' && toast(texts.positionUnknown),
      },
    );
  return <LocateButton text={texts.useMyPosition} isBusy={geocode.isPending} onFound={describe} />;
}
