import type { Result } from '@apogee/contract'
import { api } from '../api'

type Context = Result<'site.context'>

/** CONST-01 */
const timeoutMs = 30_000

let context: Promise<Context> | undefined

const isContext = (answer: unknown): answer is Context =>
  typeof answer === 'object' && answer !== null && 'isBot' in answer && typeof answer.isBot === 'boolean'

/** Requested without the API client, because a guest's idle page would load it for this call alone. */
async function requestContext(): Promise<Context> {
  try {
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    const answer = await fetch('/client-context', { headers, signal: AbortSignal.timeout(timeoutMs) })
    const read: unknown = await answer.json()
    if (answer.ok && isContext(read)) return read
  } catch {
    // The client tries again, and reports a failure.
  }
  return api('site.context', {})
}

/** The server's data about this device, requested once per page load. */
export function readContext(): Promise<Context> {
  context ??= requestContext().catch((error: unknown) => {
    context = undefined
    throw error
  })
  return context
}

/**
 * ROLE-15: bots are neither tracked nor reported. If the check fails, the visitor counts as
 * a bot.
 */
export const isBot = (): Promise<boolean> =>
  readContext().then(
    ({ isBot: isOne }) => isOne,
    // The API client logs the failure.
    () => true,
  )
