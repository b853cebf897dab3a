import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { houseGames } from './areas/games/public.ts'
import { type Config, ConfigError } from './core/config/config.ts'
import { openLog } from './core/log.ts'
import { openBucket } from './core/storage/openBucket.ts'
import { type MediaParts, openMedia } from './ports/media/media.ts'

export interface PictureOrder {
  /** Drawing threads. */
  readonly workers: number
  /** Which of how many shares of the games: several machines on one folder draw one each. */
  readonly part: { readonly number: number; readonly of: number }
  /** Only so many games, the most popular first; null = all that are offered. */
  readonly games: number | null
}

const whole = (text: string | undefined, name: string): number | undefined => {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new ConfigError(`--${name} must be a whole number above 0 (it is "${text}").`)
  return Number(text)
}

/** Reads `--workers 8 --part 1/4 --games 2000`. Throws {@link ConfigError} with one sentence. */
export function readPictureOrder(args: readonly string[]): PictureOrder {
  const text = { type: 'string' } as const
  const read = () => {
    try {
      return parseArgs({ args: [...args], options: { workers: text, part: text, games: text } }).values
    } catch (error) {
      throw new ConfigError(error instanceof Error ? error.message : String(error))
    }
  }
  const { workers, part = '1/1', games } = read()
  const [, number = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(part) ?? []).map(Number)
  if (number < 1 || number > of) throw new ConfigError(`--part must be like 1/4, the first of four (it is "${part}").`)
  return {
    workers: whole(workers, 'workers') ?? availableParallelism(),
    part: { number, of },
    games: whole(games, 'games') ?? null,
  }
}

/**
 * Draws the banners and the tiles of our games into the media folder in advance; existing files are skipped, so that it
 * can be stopped and run again. Needs no database, and a server may run at the same time.
 */
export async function drawPictures(
  config: Pick<Config, 'dataDir' | 'storage' | 'isRestored' | 'pictureDetail' | 'catalogueGames' | 'logLevel'>,
  { workers, part, games }: PictureOrder,
  onProgress: (done: number, total: number) => void,
  drawers?: MediaParts['drawers'],
): Promise<{ readonly drawn: number; readonly failed: number }> {
  const log = openLog(config.logLevel)
  let failed = 0
  let missing = 0
  const media = openMedia({
    dataDir: config.dataDir,
    pictureDetail: config.pictureDetail,
    shared: await openBucket(config, 'pictures'),
    workers,
    gameAt: () => undefined,
    log: {
      error: (details, message) => {
        failed += 1
        log.error(details, message)
      },
      warn: (details, message) => log.warn(details, message),
    },
    ...(drawers && { drawers }),
  })
  const offered = houseGames(config.catalogueGames)
  const chosen = games === null ? offered : offered.slice(0, games)
  try {
    await media.warm(
      chosen.filter((_, place) => place % part.of === part.number - 1),
      (done, total) => {
        missing = total
        onProgress(done, total)
      },
    )
  } finally {
    await media.close()
  }
  return { drawn: missing - failed, failed }
}
