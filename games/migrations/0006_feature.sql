-- The feature a free round begins in, as the wallet was told of it; null of ordinary ones.
alter table studio.rounds add column free_feature text;
