/** Degrees, as maps of the mainland count them (GCJ-02). */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface Division {
  /** Six digits; empty where the provider knows none. */
  readonly regionCode: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

export interface LocatedAddress extends Division {
  readonly point: MapPoint;
  readonly address: string;
}

export interface MapSearchResult extends LocatedAddress {
  readonly id: string;
  readonly title: string;
  /** Metres from the point that was asked about. */
  readonly distance: number | null;
}

export type PlaceSearch =
  | { readonly keyword: string; readonly near: MapPoint }
  | {
      readonly keyword: string;
      readonly city: string;
    };

/** `nothing`: the provider looked and found none. `unavailable`: no answer that can be used. */
export type MapAnswer<T> = T | 'nothing' | 'unavailable';

export interface MapGateway {
  locateAddress(address: string): Promise<MapAnswer<LocatedAddress>>;
  describePoint(point: MapPoint): Promise<MapAnswer<LocatedAddress>>;
  searchPlaces(search: PlaceSearch): Promise<MapAnswer<MapSearchResult[]>>;
}
