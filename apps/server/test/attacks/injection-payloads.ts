/** A table any of them would change, were one of them a part of a statement. */
export const CANARY_TABLE = 'public.injected';
/** Seconds; an answer that took so long was told to wait. */
export const SLEEP_S = 4;

/** Ways out of a value: of a text, a number, a list, a quoted name, a dollar quote. */
const ways = ["'", "''", "')", "'))", '"', '")', '1', '1)', '$$', '$1', "\\'", '%27', 'x\u0000', '\u02bc', '\uff07', '0x27'];

/** What would then be done. */
const deeds = [
  ' or 1=1',
  " or '1'='1",
  `; drop table ${CANARY_TABLE}`,
  `; delete from ${CANARY_TABLE}`,
  `; update ${CANARY_TABLE} set touched = true`,
  `; insert into ${CANARY_TABLE} values (true)`,
  `; select pg_sleep(${SLEEP_S})`,
  ` or pg_sleep(${SLEEP_S}) is null`,
  `||(select pg_sleep(${SLEEP_S}))`,
  ' union select null, null, null',
  ' union all select token_hash from member.session',
  ` and 1=(select count(*) from ${CANARY_TABLE})`,
  "; copy (select 1) to program 'id'",
  '; set role postgres',
  ', (select current_setting(chr(97)))',
  ' desc nulls last, (select 1/0)',
  '::int',
];
const ends = ['', '--', '/*'];

/** Words other languages of PostgreSQL would take for more than words: text search, patterns, JSON paths, arrays, numbers. */
const otherTongues = [
  '!a & (b | !c)',
  "a:* & b:A <-> 'c'",
  "'a' <2> 'b'",
  ':*',
  '&',
  '|',
  '((((',
  '\\',
  '%',
  '_',
  '%%%_%%%',
  '\\%',
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '[[:alpha:]]{1000}',
  '(?=a)*',
  '$.a ? (@ == 1)',
  '{"$ne":null}',
  '{1,2,3}',
  '{{1},{2}}',
  '{}',
  '[]',
  'null',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '1e-400',
  '-1',
  '0x7fffffff',
  '9223372036854775807',
  '9223372036854775808',
  '１２３',
  '1;2',
  '1,2',
  'true) or (true',
  'id desc',
  'price_fen',
  'priceUp desc',
  'default; --',
  '(select mid from shop.merchant)',
  '*',
  '?',
  ':mid',
  '@@',
  '#{mid}',
  '{{mid}}',
];

export const injectionPayloads: readonly string[] = [
  ...ways.flatMap((way) => deeds.flatMap((deed) => ends.map((end) => way + deed + end))),
  ...otherTongues,
];

/** Words of the same kinds that mean no harm: what is asked for them is all that may ever be asked. */
export const harmlessWords: readonly string[] = [
  '苹果',
  '红 苹果',
  '红颜 草莓 500 g 新鲜',
  'apple',
  'red apple',
  'pingguo',
  'pg',
  'pg sleep count from public',
  '1',
  '11',
  '500g',
  'a',
  '字',
  '苹果苹果苹果苹果苹果苹果苹果苹果苹果苹果',
  'a b c d e f g h i j k l m n',
  '1 or 1 1',
  '，。！',
  '-- --',
  'priceUp',
  'default',
  'true',
  'all',
  '99999',
  '2026-11-15',
  'aplle',
  'null',
];
