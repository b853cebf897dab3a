import { api } from '../api'

let context: ReturnType<typeof requestContext> | undefined
const requestContext = () => api('site.context', {})

/** The server's data about this device, requested once per page load. */
export function readContext(): ReturnType<typeof requestContext> {
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
    (context) => context.isBot,
    // The API client logs the failure.
    () => true,
  )
