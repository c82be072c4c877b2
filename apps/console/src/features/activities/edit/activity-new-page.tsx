import { useSearchParams } from 'react-router';
import { useTexts } from '#i18n/texts';
import { useAddressQuery } from '#lib/address-query';
import { useCurrentShop } from '#lib/current-shop';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Page } from '#ui/page';
import type { ActivityKind } from '../activity.types.ts';
import { isKind, KINDS } from '../kinds.ts';
import { activityWords } from '../words.texts.ts';
import { emptyActivity } from './activity-values.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import { LoadedForm, StartedForm } from './loaded-form.tsx';
import { useWritableShops } from './use-writable-shops.ts';

/** A new activity of the kind the address names, a copy of the one it names, or the choice of a kind. */
export function ActivityNewPage() {
  const [params] = useSearchParams();
  const [from, kind] = [params.get('from'), params.get('kind')];
  if (from !== null) return <LoadedForm key={from} id={from} isCopy onReload={() => undefined} />;
  return isKind(kind) ? <NewActivity key={kind} kind={kind} /> : <KindChoice />;
}

function KindChoice() {
  const texts = useTexts(editTexts);
  const { kinds } = useTexts(activityWords);
  const [, setQuery] = useAddressQuery();
  return (
    <Page title={texts.kindTitle} back="/activities">
      <div className={styles.kinds}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" onClick={() => setQuery({ kind })}>
            <b>{kinds[kind]}</b>
            <span>{texts.kindTexts[kind]}</span>
          </button>
        ))}
      </div>
    </Page>
  );
}

function NewActivity({ kind }: { readonly kind: ActivityKind }) {
  const current = useCurrentShop();
  const { areAll, shops } = useWritableShops();
  if (shops.length === 0) return <ListSkeleton columns={3} />;
  const own = shops.find(({ cid }) => cid === current) ?? (areAll ? undefined : shops[0]);
  const empty = emptyActivity(kind);
  return <StartedForm activity={null} initial={own ? { ...empty, shopsBy: 'SOME', cids: [own.cid] } : empty} onReload={() => undefined} />;
}
