-- A merchant says which languages its pages are offered in, and what its own words are in them.

alter table shop.merchant
  -- Everything is written in the first; the others are offered once they are translated.
  add languages text[] not null default '{zh-CN}' check (languages <@ '{zh-CN,en}'::text[] and 'zh-CN' = any (languages));

-- Words as the merchant has written them, wherever they stand, or the key of a picture with words in it; and what stands for them.
create table shop.translation (
  mid bigint not null references shop.merchant (mid),
  lang text not null check (lang = 'en'),
  -- a btree row holds no long text
  source_key text generated always as (md5(source)) stored,
  source text not null check (length(source) between 1 and 2000),
  text text not null check (length(text) between 1 and 4000),
  primary key (mid, lang, source_key)
);
-- A filter named in the reader's language leads back to the merchant's own word.
create index translation_by_text on shop.translation (mid, lang, md5(text));

select platform.make_tenant_table('shop.translation'), platform.make_public_table('shop.translation');
