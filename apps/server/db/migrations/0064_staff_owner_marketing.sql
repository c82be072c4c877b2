-- The owner's role holds every module by name; marketing is a new one. Other roles get it from whoever manages them.
update staff.role set permissions = permissions || array['marketing.*'] where name = 'owner' and not permissions @> array['marketing.*'];
