-- Pages and pieces of text of the CMS. Their source is content/cms; what is served was sanitised before it came here.
CREATE TABLE cms_pages (
  locale text NOT NULL,
  slug text NOT NULL,
  position int NOT NULL,
  title text NOT NULL,
  head_title text NOT NULL,
  description text NOT NULL,
  keywords text NOT NULL,
  categories text[] NOT NULL,
  -- Not in lists, but there for who knows the address.
  hidden boolean NOT NULL,
  is_login boolean NOT NULL,
  content text NOT NULL,
  -- `blocks.json` of the wire.
  facts jsonb NOT NULL,
  -- Of everything above, so that only what changed is written.
  hash text NOT NULL,
  PRIMARY KEY (locale, slug)
);

CREATE TABLE cms_snippets (
  locale text NOT NULL,
  id text NOT NULL,
  categories text[] NOT NULL,
  content text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (locale, id)
);
