import { artPreview, type TileRecord } from '@apogee/art'
import type { Db } from '../../../core/db/db.ts'
import { catalogueVersion } from '../catalogue/catalogueVersion.ts'
import { generateCatalogue } from '../catalogue/generateCatalogue.ts'
import { type GameCatalogue, openCatalogue } from '../gameCatalogue.ts'
import type { GameRow } from '../gameRecord.ts'
import { seedVersion } from '../seedCatalogue.ts'
import { loadCatalogue } from '../store.ts'

/** Updates the database to the catalogue's content if that has changed; `games` is the maximum number of games. */
export const seedGames = (db: Db, games: number | null): Promise<boolean> =>
  seedVersion(db, catalogueVersion(games), () => generateCatalogue(games ?? undefined))

/** Reads the catalogue into memory. */
export const openGames = (db: Db): Promise<GameCatalogue> =>
  openCatalogue(
    () => loadCatalogue(db),
    (row) => artPreview(tileOf(row)),
  )

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
