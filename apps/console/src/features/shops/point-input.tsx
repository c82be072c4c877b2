import { Button, Input, InputNumber, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import styles from './shops.module.css';
import { shopsTexts } from './shops.texts.ts';

interface HalfPoint {
  readonly lat: number | null;
  readonly lng: number | null;
}

interface PointInputProps {
  /** Given by the form. */
  readonly value?: HalfPoint | null;
  readonly onChange?: (point: HalfPoint | null) => void;
}

const sides = [
  { side: 'lat', most: 90 },
  { side: 'lng', most: 180 },
] as const;

/** Where a shop is: looked up by the words people know it by, or typed. */
export function PointInput({ value = null, onChange = () => undefined }: PointInputProps) {
  const texts = useTexts(shopsTexts);
  const set = (side: 'lat' | 'lng', degrees: number | null) => {
    const next = { lat: value?.lat ?? null, lng: value?.lng ?? null, [side]: degrees };
    onChange(next.lat === null && next.lng === null ? null : next);
  };
  return (
    <div className={styles.point}>
      <PlaceSearch near={value} onFound={onChange} />
      <div className={styles.coordinates}>
        {sides.map(({ side, most }) => (
          <InputNumber<number>
            key={side}
            className={styles.degrees ?? ''}
            aria-label={texts[side]}
            prefix={texts[side]}
            value={value?.[side] ?? null}
            min={-most}
            max={most}
            precision={6}
            controls={false}
            changeOnWheel={false}
            onChange={(degrees) => set(side, degrees)}
          />
        ))}
        {value !== null && (
          <Button type="link" onClick={() => onChange(null)}>
            {texts.removePoint}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PlaceSearchProps {
  readonly near: HalfPoint | null;
  readonly onFound: (point: HalfPoint) => void;
}

function PlaceSearch({ near, onFound }: PlaceSearchProps) {
  const texts = useTexts(shopsTexts);
  const [city, setCity] = useState('');
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const isNear = near?.lat != null && near.lng != null;
  const search = city.trim() === '' && isNear ? { keyword, near: { lat: near.lat, lng: near.lng } } : { keyword, city: city.trim() };
  const isReady = keyword.length >= 2 && (city.trim() !== '' || isNear);
  const found = useRead('delivery.map.searchPlace', search as { keyword: string; city: string }, { enabled: isReady, keepsLast: true });
  const places = isReady ? (found.data ?? []) : [];
  return (
    <div className={styles.places}>
      <Input
        aria-label={texts.city}
        placeholder={texts.city}
        value={city}
        maxLength={20}
        onChange={(event) => setCity(event.target.value)}
      />
      <Select<string | null>
        aria-label={texts.searchPlace}
        placeholder={texts.searchPlace}
        value={null}
        showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
        loading={isReady && found.isFetching}
        notFoundContent={isReady && !found.isFetching ? texts.noPlaces : null}
        options={places.map(({ id, title, address }) => ({ value: id, label: `${title} · ${address}` }))}
        onChange={(id) => {
          const place = places.find((one) => one.id === id);
          if (place) onFound(place.point);
          setTyped(place?.title ?? '');
        }}
      />
    </div>
  );
}
