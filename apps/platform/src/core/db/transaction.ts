import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** `db` used inside a transaction would escape it: rejected, so that the mistake shows in the first test. */
export function refuseInside() {
  if (inside.getStore()) throw new Error('db was used inside a transaction: use its tx')
}

/** Collects callbacks for the commit and runs the work marked as inside a transaction. */
export async function runInside<T>(
  work: (afterCommit: (run: () => void) => void) => Promise<T>,
): Promise<{ result: T; committed: () => void }> {
  const waiting: (() => void)[] = []
  const result = await inside.run(true, () => work((run) => waiting.push(run)))
  return { result, committed: () => inside.exit(() => waiting.forEach(call)) }
}

const call = (run: () => void) => run()
