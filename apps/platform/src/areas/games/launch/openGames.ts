import { artPreview, type TileRecord } from '@apogee/art'
import { ownStudio } from '../../../core/config/studiosConfig.ts'
import type { Db } from '../../../core/db/db.ts'
import type { Partners } from '../../../ports/studios/gameStudio.ts'
import { catalogueSource, sourceVersion } from '../catalogue/catalogueSource.ts'
import { readGameFiles } from '../catalogue/gameFiles.ts'
import { type CatalogueRows, type GameCatalogue, openCatalogue } from '../gameCatalogue.ts'
import type { GameRow } from '../gameRecord.ts'
import { seedVersion } from '../seedCatalogue.ts'
import { loadCatalogue } from '../store.ts'

/** Updates the database to the catalogue's content if that has changed; `games` is the maximum number of generated games. */
export function seedGames(db: Db, games: number | null, files = readGameFiles()): Promise<boolean> {
  return seedVersion(db, sourceVersion(files, games), () => catalogueSource(files, games))
}

/** Reads the catalogue into memory, without games that cannot be launched. */
export const openGames = (db: Db, partners: Partners): Promise<GameCatalogue> =>
  openCatalogue(
    async () => connected(await loadCatalogue(db), partners),
    (row) => artPreview(tileOf(row)),
  )

/** Our studio's games and those of the partners in STUDIOS, in the currencies that these play in. */
function connected(rows: CatalogueRows, partners: Partners): CatalogueRows {
  const games = rows.games.flatMap((game) => {
    if (game.partner === ownStudio) return [game]
    const partner = partners.get(game.partner)
    if (!partner) return []
    const { currencies } = partner
    if (currencies === null) return [game]
    const played = Object.entries(game.currencies).filter(([code]) => code === 'FUN' || currencies.includes(code))
    return [{ ...game, currencies: Object.fromEntries(played) }]
  })
  if (games.length === rows.games.length) return { ...rows, games }
  const studios = new Set(games.map(({ provider }) => provider))
  return { ...rows, games, studios: rows.studios.filter(({ id }) => studios.has(id)) }
}

/** The data a game's pictures depend on. */
export const tileOf = ({
  title,
  provider,
  theme,
  seed,
  sub,
  ribbon,
}: Pick<GameRow, 'title' | 'provider' | 'theme' | 'seed' | 'sub' | 'ribbon'>): TileRecord => ({
  title,
  provider,
  theme,
  seed,
  ...(sub !== null && { sub }),
  ...(ribbon !== null && { ribbon }),
})
