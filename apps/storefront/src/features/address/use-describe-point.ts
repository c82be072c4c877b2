import { mapRows } from '@qianpu/contract/calls/map';
import type { Point } from '@qianpu/contract/types';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useToast } from '#ui/toast';
import { addressTexts } from './address.texts.ts';
import type { MapSpot } from './map-queries.ts';

/** Where a point is; a map that does not answer says so in its own words. */
export function useDescribePoint(onFound: (spot: MapSpot) => void) {
  const { positionUnknown } = useTexts(addressTexts);
  const toast = useToast();
  const geocode = useWrite(mapRows, 'delivery.map.geocode', [], ['NOT_FOUND']);
  const describe = (point: Point) =>
    geocode.mutate(
      { input: { point } },
      {
        onSuccess: (found) => {
          if (found.kind === 'ok') onFound(found.data);
        },
        onError: ({ failure }) => failure === 'NOT_FOUND' && toast(positionUnknown),
      },
    );
  return { describe, isBusy: geocode.isPending };
}
