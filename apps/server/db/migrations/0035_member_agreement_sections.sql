-- An agreement is read by its headings, and says who lays it down, in which version and from when.
alter table member.agreement
  -- '' names the merchant.
  add company text not null default '',
  add version text not null default '1.0',
  add effective_on date,
  -- [{"heading": "", "paragraphs": ["…"]}]
  add sections jsonb;
update member.agreement set
  effective_on = (updated_at at time zone 'Asia/Shanghai')::date,
  sections = jsonb_build_array(jsonb_build_object('heading', '', 'paragraphs', to_jsonb(paragraphs)));
alter table member.agreement
  alter effective_on set not null,
  alter sections set not null,
  add check (jsonb_typeof(sections) = 'array' and jsonb_array_length(sections) > 0),
  drop column paragraphs;
