import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from '../../core/storage/storage.ts'
import { putPicture } from './drawPicture.ts'
import type { Drawer } from './drawQueue.ts'
import { filesOf, type MediaOrder } from './mediaOrder.ts'

export interface SharedPictures {
  /** The pictures drawn by all nodes. */
  readonly storage: Storage
  /** This node's own pictures. */
  readonly folder: string
  readonly log?: { warn(details: object, message: string): void } | undefined
  /** How long the storage may take to answer, in ms. */
  readonly answersWithinMs?: number
  /** ms on a clock that only goes forward */
  readonly now?: () => number
}

/** After a failure the storage is not used for this long, or every picture would wait for its timeout first. */
const leftAloneMs = 30_000

/**
 * Drawers that download pictures drawn by other nodes from the shared storage, and upload their own. While it fails
 * they draw everything: the storage only saves work.
 */
export function sharingDrawers(drawers: readonly Drawer[], parts: SharedPictures): readonly Drawer[] {
  const { storage, folder, log, answersWithinMs = 3_000, now = () => performance.now() } = parts
  const uploads = new Set<Promise<unknown>>()
  let askAgainAt = Number.NEGATIVE_INFINITY

  /** null when the storage fails, or did a moment ago. */
  async function answered<T>(work: () => Promise<T>): Promise<T | null> {
    if (now() < askAgainAt) return null
    const late = new AbortController()
    try {
      const tooLate = sleep(answersWithinMs, undefined, { ref: false, signal: late.signal }).then(() => {
        throw new Error(`no answer within ${answersWithinMs} ms`)
      })
      // The race below reports it; after the race no code awaits it.
      tooLate.catch(() => undefined)
      return await Promise.race([work(), tooLate])
    } catch (error) {
      askAgainAt = now() + leftAloneMs
      log?.warn({ err: error }, 'media: the picture storage failed, drawing locally')
      return null
    } finally {
      late.abort()
    }
  }

  /** Whether all files of the order were available. */
  async function takeFromOthers(order: MediaOrder): Promise<boolean> {
    const names = filesOf(order)
    const found = await answered(() => Promise.all(names.map((name) => storage.get(name))))
    const pictures = names.flatMap((name, i) => (found?.[i] ? [{ name, bytes: found[i] }] : []))
    if (pictures.length < names.length) return false
    await Promise.all(pictures.map(({ name, bytes }) => putPicture(join(folder, name), bytes)))
    return true
  }

  const giveToOthers = (order: MediaOrder) =>
    answered(() =>
      Promise.all(filesOf(order).map(async (name) => storage.put(name, await readFile(join(folder, name))))),
    )

  return drawers.map((drawer) => ({
    draw: async (order) => {
      if (await takeFromOthers(order)) return
      await drawer.draw(order)
      // The request for the picture does not wait for the upload.
      const upload = giveToOthers(order).finally(() => uploads.delete(upload))
      uploads.add(upload)
    },
    close: async () => {
      await drawer.close()
      await Promise.all(uploads)
    },
  }))
}
