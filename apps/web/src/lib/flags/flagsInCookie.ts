import { type FlagName, flagNames } from '@apogee/rules/site/flagNames'
import { cookieIn } from '../browser/cookies'

/** This browser's overrides (OPEN-16). */
export type FlagOverrides = Partial<Record<FlagName, boolean>>

/**
 * Sends a browser's overrides to the server; without it, an address behind a flag that only this browser has on
 * redirects.
 */
export const flagCookie = 'flags'

/** "rocket_chance:1.rocket_mart:0" */
export const flagCookieValue = (overrides: FlagOverrides): string =>
  Object.entries(overrides)
    .map(([name, isOn]) => `${name}:${isOn ? 1 : 0}`)
    .join('.')

/** The overrides in a `Cookie` header; unknown flags are ignored. */
export function flagsInCookie(cookies: string): FlagOverrides {
  const written = (cookieIn(cookies, flagCookie) ?? '').split('.')
  return Object.fromEntries(
    flagNames.flatMap((name) => {
      const [, value] = written.find((one) => one.startsWith(`${name}:`))?.split(':') ?? []
      return value === '1' || value === '0' ? [[name, value === '1']] : []
    }),
  )
}
