/** LOB-05: a studio or category as the product speaks of it. */
export interface GameGroup {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly url: string
}

/** wire-facts 5.3: the platform names a studio by id and title; slug and address are ours. */
export const studioGroup = ({ id, title }: Pick<GameGroup, 'id' | 'title'>): GameGroup => ({
  id,
  title,
  slug: id,
  url: `/producers/${id}`,
})

/** A list of games under its name in the page's language. Its slug is without the market it is made for. */
export function categoryGroup(id: string, title: string): GameGroup {
  const slug = generalList(id)
  return { id, title, slug, url: `/categories/${slug}` }
}

/** "top:au" is the list "top" for Australia (wire-facts 5.2). */
export const generalList = (id: string): string => id.replace(/:.*$/, '')

/** Who a list may be made for: a country in small letters, or a language. */
export interface Market {
  readonly country: string | null
  readonly locale: string
}

/** Finds the list of a name that the market prefers: its country's, else its language's, else the general one. */
export function ownList(lists: readonly string[], { country, locale }: Market): (slug: string) => string {
  const known = new Set(lists)
  return (slug) => [`${slug}:${country?.toLowerCase()}`, `${slug}:${locale}`].find((id) => known.has(id)) ?? slug
}
