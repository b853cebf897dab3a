const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

/** Each unit of such a text is a character. Segmenting is slow, and most names are like this. */
const printable = /^[ -~]*$/

/** User-perceived characters: a letter with its marks, a flag, a family of emoji. */
const graphemesOf = (text: string): string[] =>
  segmenter && !printable.test(text) ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]

/** Names and previews are short: beyond this many code units nothing is cut into characters. */
const lookedAt = (count: number): number => count * 32 + 256

export const firstGraphemes = (text: string, count: number): string =>
  graphemesOf(text.slice(0, lookedAt(count)).toWellFormed())
    .slice(0, count)
    .join('')

export const countGraphemes = (text: string): number => graphemesOf(text).length

/** As many whole characters from the start as fit into a number of code units, by which lengths are limited. */
export function startWithin(text: string, units: number): string {
  if (text.length <= units) return text
  const parts = graphemesOf(text.slice(0, units + lookedAt(1)))
  let end = 0
  for (const part of parts) {
    if (end + part.length > units) break
    end += part.length
  }
  return text.slice(0, end)
}

/** The same from the end. */
export function endWithin(text: string, units: number): string {
  if (text.length <= units) return text
  const parts = graphemesOf(text)
  let start = 0
  while (text.length - start > units) start += parts.shift()?.length ?? 1
  return text.slice(start)
}
