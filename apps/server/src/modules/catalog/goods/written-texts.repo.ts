import { sql } from 'kysely';
import type { Ctx, Lang } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

export interface WrittenText {
  readonly kind: 'categories' | 'goods' | 'skus' | 'brands' | 'promises' | 'hotWords';
  readonly text: string;
  /** Beside the text itself, in the language asked for. */
  readonly isTranslated: boolean;
}

/** Every different short text of the catalogue. */
export const listWrittenTexts = async (ctx: Ctx, lang: Lang): Promise<WrittenText[]> => {
  const { rows } = await sql<WrittenText>`
    with own as (select ${ctx.mid}::bigint as mid, ${lang}::text as lang)
    select 'categories' as kind, name as text, coalesce(translations #>> array[lang, 'name'], '') <> '' as "isTranslated"
      from catalog.category join own using (mid)
    union select 'categories', slogan, false from catalog.category join own using (mid)
    union select 'goods', title, coalesce(translations #>> array[lang, 'title'], '') <> '' from catalog.goods join own using (mid)
    union select 'goods', selling_point, coalesce(translations #>> array[lang, 'sellingPoint'], '') <> '' from catalog.goods join own using (mid)
    union select 'goods', unnest(tags), false from catalog.goods join own using (mid)
    union select 'goods', unnest(array[parameter ->> 'name', parameter ->> 'value']), false
      from catalog.goods join own using (mid), jsonb_array_elements(parameters) as parameter
    union select 'goods', jsonb_array_elements_text(size_table -> 'columns'), false from catalog.goods join own using (mid)
    union select 'goods', jsonb_array_elements_text(line), false
      from catalog.goods join own using (mid), jsonb_array_elements(size_table -> 'rows') as line
    union select 'goods', size_table ->> 'help', false from catalog.goods join own using (mid) where size_table ->> 'help' <> ''
    union select 'goods', service_text, false from catalog.goods join own using (mid) where service_text <> ''
    union select 'skus', unnest(array[spec ->> 'name', spec ->> 'value']), false
      from catalog.sku join own using (mid), jsonb_array_elements(specs) as spec where retired_at is null
    union select 'brands', name, false from catalog.brand join own using (mid)
    union select 'promises', unnest(array[title, text]), false from catalog.promise join own using (mid)
    union select 'hotWords', unnest(placeholders), false from catalog.hot_words join own using (mid)
    union select 'hotWords', word ->> 'text', false from catalog.hot_words join own using (mid), jsonb_array_elements(words) as word`.execute(
    db(ctx),
  );
  return rows;
};

/** Details of goods, some at a time: together they may be larger than a process. */
export async function* readDetails(ctx: Ctx): AsyncGenerator<string> {
  const some = 200;
  let after = '0';
  for (;;) {
    const rows = await db(ctx)
      .selectFrom('catalog.goods')
      .select(['id', 'detail_html'])
      .where('mid', '=', ctx.mid)
      .where('id', '>', after)
      .where('detail_html', '<>', '')
      .orderBy('id')
      .limit(some)
      .execute();
    for (const { detail_html } of rows) yield detail_html;
    if (rows.length < some) return;
    after = rows.at(-1)?.id ?? after;
  }
}
