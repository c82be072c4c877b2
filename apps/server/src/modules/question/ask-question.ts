import { fail } from '@qianpu/contract/failure';
import { maskName } from '@qianpu/kit/mask-name';
import { findGoods } from '#modules/catalog';
import { findMemberCard } from '#modules/identity';
import { hasSensitiveWord } from '#modules/review';
import type { Member, TxCtx } from '#platform/ctx';
import { insertQuestion } from './question.repo.ts';
import type { QuestionDraft, Status } from './question.types.ts';

/** A member asks about goods the shop sells; a word that might hurt lets the question wait for staff. */
export async function askQuestion(ctx: TxCtx<Member>, draft: QuestionDraft): Promise<{ id: string; standing: Status }> {
  const { memberId } = ctx.actor;
  // As the merchant calls them: readers get it in their language.
  const goods = await findGoods({ ...ctx, lang: 'zh-CN' }, draft.cid, draft.goodsId);
  if (!goods) throw fail('NOT_FOUND');
  const standing = (await hasSensitiveWord(ctx, [draft.text])) ? 'WAITING' : 'SHOWN';
  const { nickName } = await findMemberCard(ctx, memberId);
  const id = ctx.newId();
  const isInserted = await insertQuestion(ctx, {
    ...draft,
    id,
    memberId,
    authorName: maskName(nickName),
    goods: { title: goods.title, picture: goods.pictures[0] ?? '' },
    standing,
  });
  if (!isInserted) throw fail('ASKED_ENOUGH');
  return { id, standing };
}
