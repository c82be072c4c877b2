-- What a goods is suggested by and narrows nothing: its brand and categories, apart from the words of its title and its keywords.
alter table catalog.search_document add names text[] not null default '{}';
