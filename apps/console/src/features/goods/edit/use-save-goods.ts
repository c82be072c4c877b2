import type { CallRefusal } from '@qianpu/client/call-refusal';
import { App } from 'antd';
import { useState } from 'react';
import { schemas } from '#api/schemas';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { issueTexts } from '../../../shared/ui/form/issue.texts.ts';
import { type FieldIssue, issuesOf, refusedFields } from '../../../shared/ui/form/issues.ts';
import type { ShopOffer } from '../shop-offers.ts';
import { type OfferOutcome, useOfferGoods } from '../use-offer-goods.ts';
import { type Draft, inputOf } from './draft.ts';
import { editTexts } from './edit.texts.ts';

export interface Saved {
  readonly id: string;
  readonly revision: number;
}

interface Saving {
  readonly draft: Draft;
  readonly saved: Saved | null;
  readonly offers: readonly ShopOffer[];
  /** Whether prices and shops go with it; where shops differ they have a page of their own. */
  readonly areShopsSaved: boolean;
}

export interface Outcome {
  readonly saved: Saved;
  readonly skuIds: readonly string[];
  readonly shops: OfferOutcome;
}

/** Saves the goods, then tells its shops, then adds stock. What is refused is said where it stands. */
export function useSaveGoods(onConflict: () => void) {
  const words = useTexts(issueTexts);
  const texts = useTexts(editTexts);
  const { message } = App.useApp();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [isSaving, setSaving] = useState(false);
  const offer = useOfferGoods();
  const onRefused = ({ data }: CallRefusal, name: string | undefined): boolean => {
    if (name === 'GOODS_CHANGED') onConflict();
    if (name === 'BAD_INPUT') setIssues(refusedFields(data, words));
    if (name === 'SKU_CODE_TAKEN') void message.error(texts.codesTaken((data as { codes: readonly string[] }).codes.join(', ')));
    return name === 'GOODS_CHANGED' || name === 'SKU_CODE_TAKEN';
  };
  const write = useWrite('catalog.goods.save', { onRefused });

  const send = async ({ draft, saved, offers, areShopsSaved }: Saving): Promise<Outcome | null> => {
    const input = inputOf(draft, saved);
    const read = schemas['catalog.goods.save'].input.safeParse(input, { reportInput: true });
    setIssues(read.success ? [] : issuesOf(read.error, words));
    if (!read.success) return null;
    const { id, skuIds, revision } = await write.sendAsync(input);
    const prices = draft.rows.map(({ priceFen, listPriceFen }, at) => ({ skuId: skuIds[at] ?? '', priceFen, listPriceFen }));
    const supply = draft.rows.flatMap(({ supply }, at) => (supply ? [{ skuId: skuIds[at] ?? '', quantity: supply }] : []));
    const untold = { refused: new Map<string, string>(), isChanged: false, offers };
    const shops = areShopsSaved ? await offer({ goodsId: id, offers, pricesIn: () => prices, supply }) : untold;
    return { saved: { id, revision }, skuIds, shops };
  };
  const save = async (saving: Saving): Promise<Outcome | null> => {
    setSaving(true);
    try {
      return await send(saving);
    } catch {
      // Said already, by the write that was refused.
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, issues };
}
