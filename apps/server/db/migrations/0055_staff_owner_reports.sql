-- The owner's role holds every module by name; reports are a new one. Other roles get it from whoever manages them.
update staff.role set permissions = permissions || array['report.*'] where name = 'owner' and not permissions @> array['report.*'];
