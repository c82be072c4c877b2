-- Paying inside the messenger (rules 7.1): a payment is made in one of the merchant's apps, and there by the person it was opened for.
alter table trade.tender
  add column app_id text,
  -- as the messenger knows the payer in that app
  add column payer_open_id text check (length(payer_open_id) between 1 and 64),
  drop constraint tender_way_check,
  add constraint tender_way_check check (way in ('WECHAT_H5', 'WECHAT_JSAPI', 'WECHAT_MINI', 'WECHAT_NATIVE')),
  add constraint tender_payer check ((way in ('WECHAT_JSAPI', 'WECHAT_MINI')) = (payer_open_id is not null));

update trade.tender t set app_id = a.app_id from trade.pay_account a where a.mid = t.mid and a.app_ref = t.app_ref;
alter table trade.tender alter column app_id set not null;

-- The old code opens payments without naming the app: until now it was always the account's own.
create function trade.name_own_app() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  new.app_id = (select a.app_id from trade.pay_account a where a.mid = new.mid and a.app_ref = new.app_ref);
  return new;
end
$$;
create trigger tender_own_app before insert on trade.tender
  for each row when (new.app_id is null) execute function trade.name_own_app();

-- A bill names the app of each payment too.
alter table trade.bill_difference
  drop constraint bill_difference_what_check,
  add constraint bill_difference_what_check check (what in ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'APP'));
