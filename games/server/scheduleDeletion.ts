import { deleteDemoPlay } from './demo/deleteDemoPlay.ts'
import type { Clock, Db, Log } from './ports.ts'
import { deleteAnsweredCalls } from './rounds/deleteAnsweredCalls.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly demoRetentionDays?: number
}

const EVERY_MS = 60 * 60_000

/**
 * Deletes answered wallet calls and old demo play every hour; several nodes at once pick different sessions. Returns a
 * function that stops it.
 */
export function scheduleDeletion({ db, clock, log, demoRetentionDays }: Parts): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const deleteOld = async () => {
    await deleteAnsweredCalls(db, clock)
    if (demoRetentionDays !== undefined) await deleteDemoPlay(db, clock, demoRetentionDays)
  }
  const forget = () => {
    running ??= deleteOld()
      .catch((error: unknown) => log.error({ error: String(error) }, 'deletion of old play failed, will retry'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(forget, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
