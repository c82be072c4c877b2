import type { TextLang } from '#i18n/texts';
import { money } from '#lib/money';
import type { Condition, Rules } from './rules.types.ts';
import { segmentsTexts } from './segments.texts.ts';

/** A condition as somebody would say it. */
function wordsOf(condition: Condition, nameOf: (labelId: string) => string, lang: TextLang): string {
  const texts = segmentsTexts[lang];
  const field = texts.fields[condition.field];
  if (condition.field === 'label')
    return texts.labelled(
      condition.is === 'ANY',
      condition.labelIds.map((id) => nameOf(id)),
    );
  if (condition.field === 'level') return texts.ofLevels(condition.levels.map((level) => `V${level}`));
  if ('days' in condition) return texts.ago(field, condition.is === 'WITHIN', condition.days);
  const shown = (amount: number) => (condition.field === 'paidOrders' ? String(amount) : money(amount));
  const { from, to } = condition;
  return texts.between(field, from === undefined ? null : shown(from), to === undefined ? null : shown(to));
}

export const ruleWords = ({ match, conditions }: Rules, nameOf: (labelId: string) => string, lang: TextLang): string =>
  conditions.map((condition) => wordsOf(condition, nameOf, lang)).join(segmentsTexts[lang].joins[match]);
