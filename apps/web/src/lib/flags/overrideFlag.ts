import { type FlagName, flagNames } from '@apogee/rules/site/flagNames'
import { writeCookie } from '../browser/cookies'
import { forget, remember } from '../browser/storage'
import { readOverrides, setOverrides } from './flags'
import { type FlagOverrides, flagCookie, flagCookieValue } from './flagsInCookie'

const yearSeconds = 365 * 86_400

/** Overrides one flag in this browser; undefined restores the operator's value. */
export function overrideFlag(name: FlagName, value: boolean | undefined): void {
  const { [name]: _old, ...rest } = readOverrides()
  const next: FlagOverrides = value === undefined ? rest : { ...rest, [name]: value }
  const isNone = Object.keys(next).length === 0
  if (isNone) forget('site.flags')
  else remember('site.flags', next)
  writeCookie(flagCookie, flagCookieValue(next), isNone ? 0 : yearSeconds)
  setOverrides(next)
}

/** Restores the operator's value of every flag. */
export function resetFlags(): void {
  for (const name of flagNames) overrideFlag(name, undefined)
}
