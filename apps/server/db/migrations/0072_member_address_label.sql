-- What its owner calls an address: 家, 公司, 学校 or a word of their own; empty for none.
alter table member.address
  add column label text not null default '' check (length(label) <= 5);
