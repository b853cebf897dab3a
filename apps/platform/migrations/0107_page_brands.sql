-- A brand may have a page or a piece of text of its own; an empty brand is what all others read.
ALTER TABLE cms_pages ADD COLUMN brand text NOT NULL DEFAULT '';
ALTER TABLE cms_pages DROP CONSTRAINT cms_pages_pkey;
ALTER TABLE cms_pages ADD PRIMARY KEY (locale, slug, licence, brand);
ALTER TABLE cms_snippets ADD COLUMN brand text NOT NULL DEFAULT '';
ALTER TABLE cms_snippets DROP CONSTRAINT cms_snippets_pkey;
ALTER TABLE cms_snippets ADD PRIMARY KEY (locale, id, brand);
