import type { Result } from '@apogee/contract'
import { useQuery } from '@tanstack/react-query'
import { currenciesQuery } from '../site/queries'
import type { Rule } from './signUpForm'

const codesOf = (currencies: Result<'site.currencies'>): readonly string[] => currencies.map(({ code }) => code)
const NONE: readonly string[] = []

/** The currencies a new player can choose: those the field allows, or, where a platform names none, all of the platform's. */
export function useCurrencyCodes(rule: Rule | undefined): readonly string[] {
  const allowed = rule?.inclusion?.in ?? NONE
  const { data = NONE } = useQuery({
    ...currenciesQuery,
    select: codesOf,
    enabled: rule !== undefined && allowed.length === 0,
  })
  return allowed.length > 0 ? allowed : data
}
