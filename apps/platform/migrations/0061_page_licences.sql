-- A page may read differently under a licence; an empty licence is what all others read.
ALTER TABLE cms_pages ADD COLUMN licence text NOT NULL DEFAULT '';
ALTER TABLE cms_pages DROP CONSTRAINT cms_pages_pkey;
ALTER TABLE cms_pages ADD PRIMARY KEY (locale, slug, licence);
