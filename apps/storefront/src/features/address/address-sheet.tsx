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
import { addressBook } from './address-queries.ts';
import styles from './address-sheet.module.css';
import { AddressSummary } from './address-summary.tsx';

interface AddressSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly chosenId: string | undefined;
  /** Known before the book is read: the form need not wait for it. */
  readonly isBookEmpty?: boolean;
  readonly onChoose: (id: string) => void;
}

/** Chooses where an order goes, or adds a place on the way, at once where there is none: what was typed on the page below stays. */
export function AddressSheet({ isOpen, onClose, chosenId, isBookEmpty = false, onChoose }: AddressSheetProps) {
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
  const { data } = useRead(addressBook(), isOpen);
  const isFirst = data ? data.list.length === 0 : isBookEmpty;
  // Saved, the book is not empty any more: the form stays until it has said so.
  if (isOpen && isFirst && !isAdding) setAdding(true);
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
      {isOpen && !isAdding && <Choices chosenId={chosenId} onChoose={choose} />}
      {isOpen && isAdding && (
        <div className={styles.form}>
          <AddressForm address={null} isFirst={isFirst} onSaved={choose} />
        </div>
      )}
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
            <AddressSummary place={address} titleAs="p" />
          </button>
        </li>
      ))}
    </ul>
  );
}
