import type { Area } from './messages'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../../content/messages/en/*.json', {
  import: 'default',
})

/** The labels of the menu are in the files of their areas; the platform moves them to the shell too (`textsOf`). */
async function navLabels(): Promise<object> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()))
  return Object.assign({}, ...loaded.map(({ nav }) => nav))
}

/** The English texts of some areas, from the front end's own assets. */
export async function englishTexts(areas: readonly Area[]): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    areas.map(async (area) => {
      const texts = await files[`../../../../../content/messages/en/${area}.json`]?.()
      return [area, area === 'shell' ? { ...texts, nav: await navLabels() } : texts] as const
    }),
  )
  return Object.fromEntries(loaded.filter(([, texts]) => texts !== undefined))
}
