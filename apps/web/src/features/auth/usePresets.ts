import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { formatTag, type Locale } from '../../lib/i18n/locales'
import { useSite } from '../../lib/page/site'
import { countriesQuery, currentIpQuery } from '../site/queries'
import type { PlayerFields, Values } from './signUpForm'
import { useCurrencyCodes } from './useCurrencyCodes'

/** The country a language suggests; none for English, which is read everywhere. */
export const countryOfLanguage = (locale: Locale): string | undefined =>
  locale === 'en' ? undefined : new Intl.Locale(formatTag(locale)).region

/**
 * Presets the country of the visitor's address, or else of their language, and the currency of the country; anything
 * they have chosen themselves stays.
 */
export function usePresets(config: PlayerFields, { control, getValues, setValue }: UseFormReturn<Values>): void {
  const { locale } = useSite()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  const { data: visitor } = useQuery(currentIpQuery)
  const currencies = useCurrencyCodes(config.fields.find(({ field }) => field === 'currency'))
  const preset = useRef({ country: '', currency: '' })
  const country = useWatch({ control, name: 'country' })
  useEffect(() => {
    const fill = (name: 'country' | 'currency', value: string) => {
      if (getValues(name) !== preset.current[name]) return
      preset.current[name] = value
      setValue(name, value)
    }
    const isListed = (code: string | undefined) => countries.some((one) => one.code === code)
    const code = visitor && [visitor.country_code, countryOfLanguage(locale)].find(isListed)
    if (code) fill('country', code)
    const ofCountry = countries.find((one) => one.code === (country || code))?.default_currency
    const currency = [ofCountry, visitor?.default_currency].find((one) => one !== undefined && currencies.includes(one))
    fill('currency', currency ?? currencies[0] ?? '')
  }, [country, currencies, visitor, countries, locale, getValues, setValue])
}
