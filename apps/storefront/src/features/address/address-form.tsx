import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { Tick } from '#ui/tick';
import type { AddressDraft, AddressFaults } from './address.rules.ts';
import { emptyDraft, faultsOf } from './address.rules.ts';
import { addressTexts } from './address.texts.ts';
import styles from './address-form.module.css';
import { RegionField } from './region-field.tsx';
import type { ChosenRegion } from './region-levels.tsx';
import { useSaveAddress } from './use-save-address.ts';

/** An address as its owner may change it, with the names of its region. */
export type WholeAddress = AddressDraft & Omit<ChosenRegion, 'code'> & { readonly id: string };

interface AddressFormProps {
  /** Null for a new one. */
  readonly address: WholeAddress | null;
  readonly onSaved: (id: string) => void;
}

/** Faults are told at the first attempt to save, and from then on as they are mended. */
export function AddressForm({ address, onSaved }: AddressFormProps) {
  const texts = useTexts(addressTexts);
  const [draft, setDraft] = useState<AddressDraft>(address ?? emptyDraft);
  const [region, setRegion] = useState<ChosenRegion | null>(address && { ...address, code: address.regionCode });
  const [isTried, setTried] = useState(false);
  const { save, isSaving } = useSaveAddress(address?.id, onSaved);
  const faults = isTried ? faultsOf(draft) : {};
  const errorOf = (field: keyof AddressFaults) => faults[field] && texts.wrong[faults[field]];
  const change = (part: Partial<AddressDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faultsOf(draft)).length === 0 && !isSaving) save(draft);
  };
  const choose = (chosen: ChosenRegion) => {
    setRegion(chosen);
    change({ regionCode: chosen.code });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
        <RegionField region={region} onChoose={choose} error={errorOf('regionCode')} />
        <Field
          label={texts.street}
          placeholder={texts.streetHint}
          autoComplete="street-address"
          value={draft.street}
          error={errorOf('street')}
          onChange={(event) => change({ street: event.currentTarget.value })}
        />
        <Tick isTicked={draft.isDefault} onChange={(isDefault) => change({ isDefault })}>
          {texts.makeDefault}
        </Tick>
      </div>
      <Button type="submit" size="large" isBlock isBusy={isSaving}>
        {isSaving ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
