const codes = { denied: 1, unavailable: 2 } as const;

/** Where the phone of a test is, or why it does not tell; null: it cannot be asked at all. */
export function aPhoneAt(position: { readonly latitude: number; readonly longitude: number } | keyof typeof codes | null): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onFound, onTrouble) => {
    if (typeof position === 'string') onTrouble?.({ code: codes[position], PERMISSION_DENIED: 1 } as GeolocationPositionError);
    else onFound({ coords: position } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: position && { getCurrentPosition } });
}
