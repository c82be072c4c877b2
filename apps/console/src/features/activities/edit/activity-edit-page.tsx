import { useState } from 'react';
import { useParams } from 'react-router';
import { LoadedForm } from './loaded-form.tsx';

/** A stored activity, written on; another round begins with what is stored now. */
export function ActivityEditPage() {
  const { id = '' } = useParams();
  const [round, setRound] = useState(0);
  return <LoadedForm key={`${id} ${round}`} id={id} isCopy={false} onReload={() => setRound(round + 1)} />;
}
