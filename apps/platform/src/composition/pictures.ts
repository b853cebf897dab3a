import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '../areas/games/public.ts'
import type { Parts } from '../core/area.ts'
import type { Config } from '../core/config/config.ts'
import { openBucket } from '../core/storage/openBucket.ts'
import { type IdleMonitor, type Media, openMedia } from '../ports/media/media.ts'
import { firstGames, namedTile, tileAt } from './games.ts'

/** The load per core that still counts as idle, while one of our threads is drawing. */
const maxLoad = 0.7
const pauseMs = 5_000

/** Whether the machine is idle, by its load in the last minute. */
const idleCpu: IdleMonitor = {
  isIdle: () => (loadavg()[0] ?? 0) < availableParallelism() * maxLoad,
  pause: () => sleep(pauseMs, undefined, { ref: false }),
}

/** The first pictures, which are drawn at once, or those drawn while the machine is idle. */
export type DrawingProgress = (what: 'first' | 'atRest', done: number, total: number) => void

/** Rows of the lobby whose pictures are drawn at set-up. */
const firstRows = ['top', 'new', 'recommended', 'exclusive']

export async function openPictures(config: Config, { catalogue, log }: Parts): Promise<Media> {
  return openMedia({
    dataDir: config.dataDir,
    pictureDetail: config.pictureDetail,
    shared: await openBucket(config, 'pictures'),
    gameAt: (provider, seoTitle) => tileAt(catalogue, provider, seoTitle),
    studioTitleAt: (id) => catalogue.index.studioTitles.get(id),
    log,
  })
}

/** Whether the game's picture is drawn by us: its studio provides none. */
const isDrawn = ({ row }: Game): boolean => row.details?.picture === undefined

/** Prerenders pictures once the server listens: those that a page requests are drawn before any of these. */
export async function drawAhead(
  config: Config,
  { catalogue }: Parts,
  media: Media,
  onProgress?: DrawingProgress,
): Promise<void> {
  const popular = catalogue.index.all.slice(0, config.tilesAtRest).filter(isDrawn)
  if (config.tilesAtSetup > 0) {
    const first = firstGames(catalogue, firstRows, config.tilesAtSetup)
    await media.warm(first.filter(isDrawn).map(namedTile), (done, total) => onProgress?.('first', done, total))
  }
  await media.drawWhenIdle(popular.map(namedTile), idleCpu, (done, total) => onProgress?.('atRest', done, total))
}
