import { api } from '../api'

let asked: Promise<boolean> | undefined

/**
 * ROLE-15: bots are neither tracked nor reported. Checked once per page load; if the check fails, the visitor counts as
 * a bot.
 */
export function isBot(): Promise<boolean> {
  asked ??= api('site.context', {}).then(
    (context) => context.isBot,
    () => {
      asked = undefined
      return true
    },
  )
  return asked
}
