import type { Area } from './messages'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../../content/messages/en/*.json', {
  import: 'default',
})

/** The English texts of some areas, from the front end's own assets. */
export async function englishTexts(areas: readonly Area[]): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    areas.map(async (area) => [area, await files[`../../../../../content/messages/en/${area}.json`]?.()] as const),
  )
  return Object.fromEntries(loaded.filter(([, texts]) => texts !== undefined))
}
