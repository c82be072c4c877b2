import { Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { joinedTexts } from '#i18n/joined.texts';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { useShopNames } from '#session/shops';
import { Card } from '#ui/page';
import { TermList } from '#ui/term-list';
import { minuteText, termsText } from '../activity-words.ts';
import { Simulation } from '../simulate/simulation.tsx';
import { activityWords } from '../words.texts.ts';
import { type ActivityValues, isPriced, pricedSkus } from './activity-values.ts';
import { draftOf, previewOf } from './draft-of.ts';
import { editTexts } from './edit.texts.ts';
import { previewTexts } from './preview.texts.ts';
import { ruleTexts } from './rule.texts.ts';
import styles from './summary.module.css';

/** All that will be promised, in words, before it is. */
export function SummaryCard({ values }: { readonly values: ActivityValues }) {
  const texts = useTexts(previewTexts);
  const rows = useRows(values);
  const may = useMay();
  return (
    <div className={styles.summary}>
      <Card title={texts.summary}>
        <TermList rows={rows} />
      </Card>
      {may('marketing.activity.simulate') && may('marketing.activity.simulation') && <SimulateCard values={values} />}
    </div>
  );
}

function useRows(values: ActivityValues): readonly (readonly [string, string])[] {
  const texts = useTexts(previewTexts);
  const { audiences } = useTexts(editTexts);
  const { meets } = useTexts(ruleTexts);
  const words = useTexts(activityWords);
  const { names } = useTexts(joinedTexts);
  const shopName = useShopNames();
  const { kind, shopsBy, cids, startsAt, endsAt, perMember, refuses, audience } = values;
  const draft = previewOf(values, texts.itself);
  const at = (time: number | null) => (time === null ? texts.untyped : minuteText(time));
  const { rows } = texts;
  return [
    [rows.kind, words.kinds[kind]],
    [rows.rule, draft ? termsText(draft.terms, words) : texts.untyped],
    [rows.goods, goodsText(values, texts)],
    [rows.shops, shopsBy === 'ALL' ? words.allShops : names(cids.map(shopName)) || texts.untyped],
    [rows.time, words.between(at(startsAt), at(endsAt))],
    [rows.audience, audiences[kind === 'FIRST_ORDER' ? 'NEW' : audience]],
    ...(kind === 'FULL_REDUCTION' || kind === 'FIRST_ORDER'
      ? []
      : [[rows.perMember, perMember === null ? texts.noLimit : String(perMember)] as const]),
    [rows.refuses, refuses.length === 0 ? texts.none : names(refuses.map((one) => meets[one]))],
  ];
}

function goodsText(values: ActivityValues, { goodsOf, except }: (typeof previewTexts)['zhCN']): string {
  const { kind, scopeBy, goods, categoryIds, exceptGoods, parts } = values;
  if (isPriced(values)) return goodsOf.PRICES(pricedSkus(values).length);
  if (kind === 'PACKAGE') return goodsOf.PARTS(parts.length);
  if (scopeBy === 'GOODS') return goodsOf.GOODS(goods.length);
  const scope = scopeBy === 'ALL' ? goodsOf.ALL : goodsOf.CATEGORIES(categoryIds.length);
  return scope + (exceptGoods.length > 0 ? except(exceptGoods.length) : '');
}

/** What it would have given away in the last 30 days, without leaving what is being written. */
function SimulateCard({ values }: { readonly values: ActivityValues }) {
  const texts = useTexts(previewTexts);
  const form = Form.useFormInstance();
  const [taskId, setTaskId] = useState<string | null>(null);
  const [isUnfilled, setUnfilled] = useState(false);
  const write = useWrite('marketing.activity.simulate', { onDone: (task) => setTaskId(task.taskId) });
  const start = () =>
    form.validateFields().then(
      () => {
        setUnfilled(false);
        write.send({ activity: { ...draftOf(values), name: values.name.trim() }, days: 30 });
      },
      () => setUnfilled(true),
    );
  return (
    <Card title={texts.simulate}>
      <div className={styles.simulate}>
        <p>{texts.simulateText}</p>
        <Button loading={write.isPending} onClick={() => void start()}>
          {texts.simulate}
        </Button>
      </div>
      {isUnfilled && (
        <p role="alert" className={styles.unfilled}>
          {texts.fillFirst}
        </p>
      )}
      <Drawer open={taskId !== null} size={880} title={`${texts.simulate} · ${values.name}`} onClose={() => setTaskId(null)}>
        {taskId !== null && <Simulation taskId={taskId} />}
      </Drawer>
    </Card>
  );
}
