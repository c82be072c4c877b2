-- Any kind of message may be written, by its form (0090); which there are is the contract's to say. Nothing to hold against the rows.
alter table inbox.message validate constraint message_kind_check;
