-- What an item page says in rows: facts of the goods (origin, net weight, material), and a table of sizes.
alter table catalog.goods
  -- [{name, value}], in the order they are shown
  add column parameters jsonb not null default '[]'
    check (jsonb_typeof(parameters) = 'array' and jsonb_array_length(parameters) <= 30),
  -- {columns, rows}; every row has as many cells as there are columns
  add column size_table jsonb check (jsonb_typeof(size_table) = 'object');
