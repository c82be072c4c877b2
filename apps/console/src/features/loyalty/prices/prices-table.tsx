import { App, Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useLeaveGuard } from '#lib/leave-guard';
import { money } from '#lib/money';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { YuanInput } from '#ui/form/yuan-input';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { MemberFace } from '#ui/member-face';
import { benefitTexts } from '../benefit.texts.ts';
import styles from './prices.module.css';
import { pricesTexts } from './prices.texts.ts';
import { changesOf, priceIn, type TypedPrices, typePrice } from './sku-prices.ts';

interface PricesTableProps {
  readonly skus: OutputOf<'catalog.goods.detail'>['skus'];
  readonly levels: OutputOf<'member.level.list'>['levels'];
  /** What the cheapest shop asks; null: not for the reader, undefined: not known yet. */
  readonly sold: ReadonlyMap<string, number> | null | undefined;
  readonly onDirty: (isDirty: boolean) => void;
}

/** A row for each SKU, a field for each level. */
export function PricesTable({ skus, levels, sold, onDirty }: PricesTableProps) {
  const texts = useTexts(pricesTexts);
  const benefits = useTexts(benefitTexts);
  const { message } = App.useApp();
  const mayWrite = useMay()('member.levelPrice.save');
  const stored = useRead('member.levelPrice.list', { skuIds: skus.map(({ id }) => id) }, { isAskedAnew: true });
  const save = useWrite('member.levelPrice.save');
  const [typed, setTyped] = useState<TypedPrices>({});
  const change = (next: TypedPrices) => {
    setTyped(next);
    onDirty(Object.keys(next).length > 0);
  };
  useLeaveGuard(Object.keys(typed).length > 0);
  if (stored.isError) return <Failed refusal={stored.error} onRetry={() => void stored.refetch()} />;
  if (!stored.data) return <ListSkeleton columns={4} />;
  const prices = stored.data;
  const send = async () => {
    const changes = changesOf(
      typed,
      prices,
      levels.map(({ level }) => level),
    );
    // One after another: what is refused is said, and what stands behind it is still typed.
    for (const one of changes) await save.sendAsync(one);
    change({});
    void message.success(texts.saved(changes.length));
  };
  return (
    <>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.spec}</th>
              {sold !== null && <th scope="col">{texts.sold}</th>}
              {levels.map((level) => (
                <th key={level.level} scope="col">
                  <MemberFace face={level} />
                  <small>{level.percent === 100 ? benefits.noPercent : benefits.percentOff(100 - level.percent)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {skus.map(({ id, specs, code }) => {
              const spec = specs.map(({ value }) => value).join(' / ') || texts.one;
              const price = sold?.get(id);
              return (
                <tr key={id}>
                  <th scope="row">
                    {spec}
                    {code !== null && <small>{code}</small>}
                  </th>
                  {sold !== null && (
                    <td className={styles.sold}>{price === undefined ? sold && texts.notSold : texts.soldFrom(money(price))}</td>
                  )}
                  {levels.map(({ level, name, percent }) => {
                    const held = priceIn(typed, prices, id, level);
                    const isIdle = held !== null && price !== undefined && held >= price;
                    return (
                      <td key={level}>
                        <YuanInput
                          aria-label={texts.of(spec, name)}
                          placeholder={percent === 100 ? texts.asSold : texts.auto}
                          value={held}
                          disabled={!mayWrite}
                          {...(isIdle && { status: 'warning' as const })}
                          onChange={(fen) => change(typePrice(typed, id, level, fen === 0 ? null : fen))}
                        />
                        {isIdle && <small className={styles.idle}>{texts.notLower}</small>}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {mayWrite && (
        <div className={styles.foot}>
          <Button
            type="primary"
            disabled={Object.keys(typed).length === 0}
            loading={save.isPending}
            onClick={() => void send().catch(() => undefined)}
          >
            {texts.save}
          </Button>
        </div>
      )}
    </>
  );
}
