import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Button } from '#ui/button';
import { FailedPart } from '#ui/failed';
import { Sheet } from '#ui/sheet';
import { ListSkeleton } from '#ui/skeleton';
import { addressTexts } from './address.texts.ts';
import { AddressForm } from './address-form.tsx';
import { AddressPlace } from './address-place.tsx';
import { addressBook } from './address-queries.ts';
import styles from './address-sheet.module.css';

interface AddressSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Chooses where an order goes, or adds a place on the way: what was typed on the page below stays. */
export function AddressSheet({ isOpen, onClose, chosenId, onChoose }: AddressSheetProps) {
  const texts = useTexts(addressTexts);
  const [isAdding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    onClose();
  };
  const choose = (id: string) => {
    onChoose(id);
    close();
  };
  const addButton = (
    <Button size="large" isBlock onClick={() => setAdding(true)}>
      {texts.newAddress}
    </Button>
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={isAdding ? texts.newAddress : texts.chooseAddress}
      {...(!isAdding && { actions: addButton })}
    >
      {isOpen && (isAdding ? <AddressForm address={null} onSaved={choose} /> : <Choices chosenId={chosenId} onChoose={choose} />)}
    </Sheet>
  );
}

interface ChoicesProps {
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Choices({ chosenId, onChoose }: ChoicesProps) {
  const texts = useTexts(addressTexts);
  const { data, isError, refetch } = useRead(addressBook());
  if (!data) return isError ? <FailedPart text={texts.listFailed} onRetry={refetch} /> : <ListSkeleton />;
  if (data.list.length === 0) return <p className={styles.none}>{texts.empty.title}</p>;
  return (
    <ul>
      {data.list.map((address) => (
        <li key={address.id}>
          <button
            type="button"
            className={classNames(styles.choice, address.id === chosenId && styles.chosen)}
            aria-pressed={address.id === chosenId}
            onClick={() => onChoose(address.id)}
          >
            <AddressPlace place={address} titleAs="p" />
          </button>
        </li>
      ))}
    </ul>
  );
}
