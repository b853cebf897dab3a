import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSite } from '../../lib/page/site'
import { countriesQuery, currentIpQuery } from '../site/queries'
import type { PlayerFields, Values } from './signUpForm'
import { useCurrencyCodes } from './useCurrencyCodes'

/** Presets the visitor's likely country and its currency; anything they have already chosen stays. */
export function usePresets(config: PlayerFields, { getFieldState, setValue }: UseFormReturn<Values>): void {
  const { locale } = useSite()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  const { data: visitor } = useQuery(currentIpQuery)
  const currencies = useCurrencyCodes(config.fields.find(({ field }) => field === 'currency'))
  useEffect(() => {
    const currency =
      visitor && currencies.includes(visitor.default_currency) ? visitor.default_currency : (currencies[0] ?? '')
    if (!getFieldState('currency').isDirty) setValue('currency', currency)
    const isKnown = countries.some(({ code }) => code === visitor?.country_code)
    if (isKnown && !getFieldState('country').isDirty) setValue('country', visitor?.country_code ?? '')
  }, [currencies, visitor, countries, getFieldState, setValue])
}
