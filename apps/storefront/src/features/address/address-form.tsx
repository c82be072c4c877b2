import type { Point } from '@qianpu/contract/types';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { Tick } from '#ui/tick';
import type { AddressDraft, AddressFaults, Pin, Recognised } from './address.rules.ts';
import { emptyDraft, faultsOf, streetOf, withRecognised } from './address.rules.ts';
import { addressTexts } from './address.texts.ts';
import styles from './address-form.module.css';
import { FillByPosition } from './fill-by-position.tsx';
import { FromWechat } from './from-wechat.tsx';
import { LabelField } from './label-field.tsx';
import type { MapSpot } from './map-queries.ts';
import { PasteAddress } from './paste-address.tsx';
import { RegionField } from './region-field.tsx';
import type { ChosenRegion } from './region-levels.tsx';
import { StreetField } from './street-field.tsx';
import { useSaveAddress } from './use-save-address.ts';

/** An address as its owner may change it, with the names of its region. */
export type EditedAddress = AddressDraft & Omit<ChosenRegion, 'code'> & { readonly id: string; readonly point: Point | null };

interface AddressFormProps {
  /** Null for a new one. */
  readonly address: EditedAddress | null;
  /** The first of a book becomes the default one, whatever is ticked. */
  readonly isFirst?: boolean;
  readonly onSaved: (id: string) => void;
}

/** Faults are told at the first attempt to save, and from then on as they are mended. */
export function AddressForm({ address, isFirst = false, onSaved }: AddressFormProps) {
  const texts = useTexts(addressTexts);
  const [typed, setDraft] = useState<AddressDraft>(address ?? emptyDraft);
  const draft = { ...typed, isDefault: typed.isDefault || isFirst };
  const [region, setRegion] = useState<ChosenRegion | null>(address && { ...address, code: address.regionCode });
  const [pin, setPin] = useState<Pin | null>(address?.point ? { ...address, point: address.point } : null);
  const [isTried, setTried] = useState(false);
  const { save, isSaving } = useSaveAddress(address?.id, onSaved);
  const faults = isTried ? faultsOf(draft) : {};
  const errorOf = (field: keyof AddressFaults) => faults[field] && texts.wrong[faults[field]];
  const change = (part: Partial<AddressDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faultsOf(draft)).length === 0 && !isSaving) save(draft, pin);
  };
  const choose = (chosen: ChosenRegion) => {
    setRegion(chosen);
    change({ regionCode: chosen.code });
  };
  /** A place of the map fills in region and street, which stay the shopper's to change. */
  const fill = ({ regionCode, point, ...spot }: MapSpot) => {
    const street = streetOf(spot);
    setRegion({ ...spot, code: regionCode });
    change({ regionCode, street });
    setPin({ regionCode, street, point });
  };
  const takeOver = (recognised: Recognised) => {
    if (recognised.region) setRegion(recognised.region);
    setDraft(withRecognised(draft, recognised));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.recognise}>
        <PasteAddress onRecognised={takeOver} />
        <FromWechat onRecognised={takeOver} />
      </div>
      <div className={styles.fields}>
        <Field
          label={texts.name}
          placeholder={texts.nameHint}
          autoComplete="name"
          value={draft.name}
          error={errorOf('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Field
          label={texts.phone}
          placeholder={texts.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={draft.phone}
          error={errorOf('phone')}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <FillByPosition onFound={fill} />
        <RegionField region={region} onChoose={choose} error={errorOf('regionCode')} />
        <StreetField
          value={draft.street}
          around={pin?.point ?? region?.city ?? null}
          error={errorOf('street')}
          onChange={(street) => change({ street })}
          onChoose={fill}
        />
        <LabelField label={draft.label} onChange={(label) => change({ label })} />
        <Tick isTicked={draft.isDefault} isDisabled={isFirst} onChange={(isDefault) => change({ isDefault })}>
          {texts.makeDefault}
        </Tick>
      </div>
      <div className={styles.save}>
        <Button type="submit" size="large" isBlock isBusy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
