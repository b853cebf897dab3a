import { escapeHtml } from '../../../core/content/escapeHtml.ts'
import { formatTag } from '../../../core/content/formatTag.ts'
import { csvAnswer, csvText } from '../../../core/http/csv.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { GameIndex } from '../gameCatalogue.ts'

interface StudioReturn {
  readonly id: string
  readonly title: string
  readonly games: number
  readonly lowest: number
  readonly highest: number
}

/** The range of published returns of each studio, by title. Games without a published return are left out. */
function studioReturns({ byStudio, studioTitles }: Pick<GameIndex, 'byStudio' | 'studioTitles'>) {
  const rows = [...studioTitles].flatMap(([id, title]): StudioReturn[] => {
    const returns = (byStudio.get(id) ?? []).flatMap(({ payout }) => payout ?? [])
    if (returns.length === 0) return []
    return [{ id, title, games: returns.length, lowest: Math.min(...returns), highest: Math.max(...returns) }]
  })
  return rows.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

const written = new WeakMap<GameIndex, Map<string, string>>()

/** The rows of the page on returns: studio, games, lowest and highest return. Written once for a catalogue and a locale. */
export function returnRows({ catalogue: { index } }: Pick<Ctx, 'catalogue'>, locale: string): Record<string, string> {
  const byLocale = written.get(index) ?? new Map<string, string>()
  written.set(index, byLocale)
  const tag = formatTag(locale)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 })
  const row = ({ id, title, games, lowest, highest }: StudioReturn) => {
    const [least, most] = [percent.format(lowest / 100), percent.format(highest / 100)]
    return (
      `<tr><th scope="row"><a href="/producers/${id}">${escapeHtml(title)}</a></th>` +
      `<td>${games.toLocaleString(tag)}</td><td>${least === most ? least : `${least} – ${most}`}</td></tr>`
    )
  }
  const html = byLocale.get(locale) ?? studioReturns(index).map(row).join('')
  byLocale.set(locale, html)
  return { game_returns_rows: html }
}

/** The published return of every game, for lawyers and spreadsheets. */
export const listReturns: Handler<'content.gameReturns'> = ({ catalogue: { index } }) => {
  async function* lines() {
    for (const { row, payout } of index.all.toSorted((a, b) => a.row.title.localeCompare(b.row.title, 'en')))
      if (payout !== null)
        yield `${csvText(row.title)},${csvText(index.studioTitles.get(row.provider) ?? row.provider)},${payout}\r\n`
  }
  return csvAnswer('returns', 'game,studio,return_percent', lines())
}
