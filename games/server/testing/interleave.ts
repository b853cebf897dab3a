import type { Db, Fetch, Sql } from '../ports.ts'

/**
 * A request whose process runs only as far as a test allows: it stops before every statement, commit and wallet call.
 */
export function createSteppedProcess(raw: Db, fetch: Fetch) {
  let isFree = false
  let isFinished = false
  /** Resolves when the process stops at its next step or comes to its end. */
  let stopped = Promise.withResolvers<void>()
  let go = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()

  async function gate(): Promise<void> {
    if (isFree) return
    stopped.resolve()
    await go.promise
  }
  const gated = (sql: Sql): Sql => ({
    query: async (text, params) => {
      await gate()
      return sql.query(text, params)
    },
  })
  const db: Db = {
    ...gated(raw),
    transaction: async (work) => {
      await gate()
      return raw.transaction(async (tx) => {
        const result = await work(gated(tx))
        await gate()
        return result
      })
    },
  }
  return {
    db,
    fetch: (async (url, init) => {
      await gate()
      return fetch(url, init)
    }) satisfies Fetch,
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work()
      } finally {
        isFinished = true
        stopped.resolve()
        finished.resolve()
      }
    },
    isFinished: () => isFinished,
    /** Runs one more step; false if it waits for a lock. */
    step: async (): Promise<boolean> => {
      await stopped.promise
      if (isFinished) return true
      stopped = Promise.withResolvers()
      go.resolve()
      go = Promise.withResolvers()
      return happens(stopped.promise, raw)
    },
    /** Runs to the end; false if it waits for a lock, and then finishes once it has the lock. */
    finish: (): Promise<boolean> => {
      isFree = true
      go.resolve()
      return happens(finished.promise, raw)
    },
  }
}
export type SteppedProcess = ReturnType<typeof createSteppedProcess>

/**
 * Resolves with true as soon as the event happens, with false as soon as the database reports a statement waiting for a
 * lock.
 */
async function happens(event: Promise<void>, db: Sql): Promise<boolean> {
  const itself = event.then(() => null)
  for (;;) {
    const waits = db.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    const first = await Promise.race([itself, waits])
    if (first === null) return true
    if (first.length > 0) return false
  }
}

/** Runs `first` for so many steps and `second` for so many, then the first to its end and the second to its end. */
export async function interleave(
  [first, firstSteps]: readonly [SteppedProcess, number],
  [second, secondSteps]: readonly [SteppedProcess, number],
): Promise<void> {
  const processes = [
    { process: first, steps: firstSteps },
    { process: second, steps: secondSteps },
  ]
  for (const { process, steps } of processes) {
    for (let step = 0; step < steps && !process.isFinished(); step++) if (!(await process.step())) break
  }
  // Each may wait for a lock of the other, so both continue.
  for (const { process } of processes) await process.finish()
}
