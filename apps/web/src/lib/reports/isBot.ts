import { api } from '../api'

let detection: Promise<boolean> | undefined

/**
 * ROLE-15: bots are neither tracked nor reported. Checked once per page load; if the check fails, the visitor counts as
 * a bot.
 */
export function isBot(): Promise<boolean> {
  detection ??= api('site.context', {}).then(
    (context) => context.isBot,
    () => {
      detection = undefined
      return true
    },
  )
  return detection
}
