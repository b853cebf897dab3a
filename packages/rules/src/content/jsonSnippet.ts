/** TRN-05: the category of CMS snippets whose content is the JSON of a tournament. */
export const tournamentCategory = 'tournament'

/** Snippets of this category hold JSON; all others hold HTML. */
export const isJsonSnippet = (categories: readonly unknown[]): boolean => categories.includes(tournamentCategory)

/** The JSON of an object, without a character that HTML reads as the start of a tag; undefined for any other text. */
export function toSafeJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  } catch {
    // Not JSON: the caller drops the text.
    return undefined
  }
  // In JSON `<` occurs in strings only, where the escape means the same.
  return text.trim().replaceAll('<', '\\u003c')
}
