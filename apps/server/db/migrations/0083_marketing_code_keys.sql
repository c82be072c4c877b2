-- Printed codes are known by a keyed hash, and nobody can hash them anew: what they were hashed with stays, sealed, when the mall's key changes.
create table marketing.coupon_code_key (
  mid bigint not null,
  number smallint not null check (number > 0),
  sealed_key bytea not null,
  kept_at timestamptz not null,
  primary key (mid, number)
);

select platform.make_tenant_table('marketing.coupon_code_key');
revoke delete on marketing.coupon_code_key from qianpu_app;
