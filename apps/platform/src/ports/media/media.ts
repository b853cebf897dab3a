import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rulesVersion } from '@apogee/art'
import type { Storage } from '../../core/storage/storage.ts'
import { type Drawer, DrawQueue, QueueFull, threadDrawer } from './drawQueue.ts'
import { fileOf, type MediaOrder, type PictureDetail } from './mediaOrder.ts'
import { type GameAt, type NamedGame, readMediaPath, type StudioTitleAt, setUpOrders, tileOrders } from './mediaUrls.ts'
import { sharingDrawers } from './sharedPictures.ts'

export { bannerImage } from './mediaUrls.ts'

export interface MediaParts {
  dataDir: string
  /** A game's drawing record by the two names in its pictures' addresses; undefined for a game that does not exist. */
  gameAt: GameAt
  /** Titles of the studios whose games are listed; by default only studios with a wordmark of ours have a logo. */
  studioTitleAt?: StudioTitleAt
  /** default: fine */
  pictureDetail?: PictureDetail
  /** storage of drawn pictures for all nodes; by default each draws for itself */
  shared?: Storage | null
  /** drawing threads; by default one less than the cores */
  workers?: number
  log?: Record<'error' | 'warn', (details: object, message: string) => void>
  /** replaces the threads in tests */
  drawers?: (folder: string) => readonly Drawer[]
}

export interface Media {
  /** Answers an address below /media/; 404 for an unknown one. */
  fetch(request: Request): Promise<Response>
  /**
   * Prefetches the banners and the tiles of these games, in order, skipping existing files. `onProgress` counts the
   * missing ones only. A picture that fails is logged and does not stop the rest.
   */
  warm(games: readonly NamedGame[], onProgress?: (done: number, total: number) => void): Promise<void>
  /** Draws the tiles of these games one after the other while the machine is idle, until all exist or it is closed. */
  drawWhenIdle(
    games: readonly NamedGame[],
    rest: IdleMonitor,
    onProgress?: (done: number, total: number) => void,
  ): Promise<void>
  close(): Promise<void>
}

export interface IdleMonitor {
  /** Whether the machine is idle. */
  readonly isIdle: () => boolean
  /** Waits until the next check. */
  readonly pause: () => Promise<void>
}

const noTitle: StudioTitleAt = () => undefined

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Pictures of the product, drawn off the main thread on the first request and stored on disk. */
export function openMedia(parts: MediaParts): Media {
  const folder = join(parts.dataDir, 'media')
  const { pictureDetail = 'fine' } = parts
  const ready = forgetOldRules(folder, pictureDetail === 'fine' ? rulesVersion : `${rulesVersion} ${pictureDetail}`)
  ready.catch(() => undefined) // requests for pictures report the error
  const count = Math.max(1, parts.workers ?? availableParallelism() - 1)
  const drawers = parts.drawers?.(folder) ?? Array.from({ length: count }, () => threadDrawer(folder, pictureDetail))
  // Plain pictures, which are for tests, have the names of fine ones.
  const storage = pictureDetail === 'fine' ? parts.shared : null
  const queue = new DrawQueue(storage ? sharingDrawers(drawers, { storage, folder, log: parts.log }) : drawers)
  let isClosed = false
  const fail = (error: unknown, order: MediaOrder) =>
    parts.log?.error({ err: error, file: fileOf(order) }, 'media: a picture could not be drawn')
  return {
    fetch: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' })
      const { pathname, searchParams } = new URL(request.url)
      const answer = readMediaPath(pathname, parts.gameAt, parts.studioTitleAt ?? noTitle)
      if (!answer) return refused(404)
      if (answer.kind === 'moved') return refused(302, { location: answer.to })
      const caching = answer.lasting ? FOREVER : A_DAY
      if (answer.kind === 'text') return found(answer.text, answer.type, caching)
      const { order } = answer
      try {
        await ready
        const path = join(folder, fileOf(order))
        let bytes = await readIfThere(path)
        // The drawing finished after the first read: a request to the queue would draw it again.
        if (!bytes && existsSync(path)) bytes = await readFile(path)
        if (!bytes) {
          const times = Number(searchParams.get('again')) || 0
          const isDrawn = await within(queue.request(order, times > 0), waitsMs[times])
          if (!isDrawn) return refused(302, { location: `${pathname}?again=${times + 1}` })
          bytes = await readFile(path)
        }
        return found(new Uint8Array(bytes), typeOf(path), caching)
      } catch (error) {
        if (error instanceof QueueFull) return refused(503, { 'retry-after': '2' })
        fail(error, order)
        return refused(500)
      }
    },
    warm: async (games, onProgress) => {
      await ready
      const missing = await absent(folder, setUpOrders(games))
      let done = 0
      const draw = (order: MediaOrder): Promise<void> =>
        queue
          .drawAhead(order)
          .catch((error: unknown) => isClosed || fail(error, order))
          .then(() => {
            done += 1
            if (!isClosed) onProgress?.(done, missing.length)
          })
      await Promise.all(missing.map(draw))
    },
    drawWhenIdle: async (games, { isIdle, pause }, onProgress) => {
      await ready
      const missing = await absent(folder, tileOrders(games))
      for (const [done, order] of missing.entries()) {
        while (!isClosed && !isIdle()) await pause()
        if (isClosed) return
        // A request may have caused its drawing since.
        if (await isThere(join(folder, fileOf(order)))) continue
        await queue.drawAhead(order).catch((error: unknown) => isClosed || fail(error, order))
        onProgress?.(done + 1, missing.length)
      }
    },
    close: async () => {
      isClosed = true
      await queue.close()
      // Wait until no file is being written.
      await ready.catch(() => undefined)
    },
  }
}

/**
 * How long, in ms, an answer waits for its picture before the client is redirected to ask again; after the last time it
 * waits to the end. A browser has six connections to a server: if pictures held them all, everything else the page
 * requests would wait as long as the slowest drawing. Browsers follow some twenty redirects.
 */
const waitsMs: readonly number[] = [...Array(8).fill(300), ...Array(6).fill(2_000)]

/** Whether the work was done in that time; without a time, waits for it. Rejects as the work does. */
async function within(work: Promise<void>, ms: number | undefined): Promise<boolean> {
  const done = work.then(() => true)
  if (ms === undefined) return done
  // The last request reports a failure.
  done.catch(() => undefined)
  return Promise.race([done, sleep(ms, false, { ref: false })])
}

async function absent(folder: string, orders: readonly MediaOrder[]): Promise<MediaOrder[]> {
  const there = await Promise.all(orders.map((order) => isThere(join(folder, fileOf(order)))))
  return orders.filter((_, i) => !there[i])
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}
const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream'

const found = (body: string | Uint8Array<ArrayBuffer>, type: string, caching: string): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'cache-control': caching, 'x-content-type-options': 'nosniff' },
  })

const refused = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/**
 * Every version includes that of the rules, so after a change of rules the old files can no longer be requested; nor is
 * a plain picture a fine one.
 */
async function forgetOldRules(folder: string, rules: string): Promise<void> {
  const note = join(folder, 'rules')
  if ((await readIfThere(note))?.toString() === rules) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(note, rules)
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    // A file that cannot be read is drawn again.
    () => false,
  )

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
