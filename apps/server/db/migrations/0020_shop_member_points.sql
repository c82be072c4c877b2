-- Where a shop is, and where an address is, in degrees as maps of the mainland count them (GCJ-02): both, or unknown.
alter table shop.organisation
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint organisation_point check ((latitude is null) = (longitude is null));

alter table member.address
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint address_point check ((latitude is null) = (longitude is null));
