import { pageRequest } from '../request'

/** So long an answer that is the same for everybody serves all pages of this server. */
const sharedMs = 5_000
const most = 500

interface Kept {
  readonly answer: Promise<unknown>
  readonly until: number
}
const kept = new Map<string, Kept>()

/**
 * Loads what does not depend on who asks. In server rendering the answer is kept for 5 s, already parsed and trimmed: the
 * lobby of the next visitor costs no call. In a browser it is simply loaded; its own cache is the query cache.
 */
export function shared<T>(key: readonly unknown[], load: () => Promise<T>, nowMs: number = Date.now()): Promise<T> {
  if (!import.meta.env.SSR) return load()
  const page = pageRequest()
  // What is the same for everybody still differs by brand and country (I18N-05).
  const name = JSON.stringify([page?.brand.id, page?.country, ...key])
  const old = kept.get(name)
  // The key names the query, and a query has one type.
  if (old && old.until > nowMs) return old.answer as Promise<T>
  const answer = load()
  kept.set(name, { answer, until: nowMs + sharedMs })
  answer.catch(() => kept.delete(name))
  if (kept.size > most)
    for (const [oldest, { until }] of kept) if (until <= nowMs || kept.size > most) kept.delete(oldest)
  return answer
}
