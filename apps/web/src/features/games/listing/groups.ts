/** LOB-05: a studio or category in the product's terms. */
export interface GameGroup {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly url: string
}

/** wire-facts 5.3: the platform identifies a studio by id and title; slug and address are ours. */
export const studioGroup = ({ id, title }: Pick<GameGroup, 'id' | 'title'>): GameGroup => ({
  id,
  title,
  slug: id,
  url: `/producers/${id}`,
})

/** A list of games under its name in the page's language. Its slug omits the market. */
export function categoryGroup(id: string, title: string): GameGroup {
  const slug = generalList(id)
  return { id, title, slug, url: `/categories/${slug}` }
}

/** "top:au" is the list "top" for Australia (wire-facts 5.2). */
export const generalList = (id: string): string => id.replace(/:.*/s, '')

/** The market a list may be for: a country in lower case, or a language. */
export interface Market {
  readonly country: string | null
  readonly locale: string
}

/** Finds the market's version of a list: by country, else by language, else the general one. */
export function ownList(lists: readonly string[], { country, locale }: Market): (slug: string) => string {
  const known = new Set(lists)
  return (slug) => [`${slug}:${country?.toLowerCase()}`, `${slug}:${locale}`].find((id) => known.has(id)) ?? slug
}
