import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { formatTag, type Locale } from '../../lib/i18n/locales'
import { useSite } from '../../lib/page/site'
import { countriesQuery, currentIpQuery } from '../site/queries'
import type { PlayerFields, Values } from './signUpForm'
import { useCurrencyCodes } from './useCurrencyCodes'

/** The country a language suggests; none for English, which is read everywhere. */
const countryOfLanguage = (locale: Locale): string | undefined =>
  locale === 'en' ? undefined : new Intl.Locale(formatTag(locale)).region

// Some browsers report the locale of the system, which is not always a language tag: "en-US@posix".
const languageTag = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/

/**
 * The countries a visitor may be in, the likeliest first: those of the browser's languages that are the page's language
 * too, the country of the page's language, those of the browser's other languages.
 */
export function likelyCountries(locale: Locale, browserLanguages: readonly string[]): string[] {
  const own = new Intl.Locale(locale).language
  const tags = browserLanguages.flatMap((tag) => {
    const [, language, country] = languageTag.exec(tag) ?? []
    // English of the United States is preset in browsers everywhere.
    return country === undefined || (language === 'en' && country === 'US')
      ? []
      : [{ country, isOwn: language === own }]
  })
  const countries = (isOwn: boolean) => tags.filter((tag) => tag.isOwn === isOwn).map(({ country }) => country)
  const ofPage = countryOfLanguage(locale)
  return [...countries(true), ...(ofPage ? [ofPage] : []), ...countries(false)]
}

/**
 * Presets the country of the visitor's address, or else of their languages, and the currency of the country; anything
 * they have chosen themselves stays.
 */
export function usePresets(
  config: PlayerFields,
  { control, getValues, setValue, clearErrors }: UseFormReturn<Values>,
): void {
  const { locale } = useSite()
  const { data: countries = [] } = useQuery(countriesQuery(locale))
  const { data: visitor } = useQuery(currentIpQuery)
  const currencies = useCurrencyCodes(config.fields.find(({ field }) => field === 'currency'))
  const preset = useRef({ country: '', currency: '' })
  const country = useWatch({ control, name: 'country' })
  useEffect(() => {
    const fill = (name: 'country' | 'currency', value: string) => {
      const before = preset.current[name]
      if (getValues(name) !== before) return
      preset.current[name] = value
      setValue(name, value)
      // The form may have been sent before the value was known. An error about the same value stays.
      if (value !== before) clearErrors(name)
    }
    const isListed = (code: string) => countries.some((one) => one.code === code)
    const code = visitor && [visitor.country_code, ...likelyCountries(locale, navigator.languages)].find(isListed)
    if (code) fill('country', code)
    const ofCountry = countries.find((one) => one.code === (country || code))?.default_currency
    const currency = [ofCountry, visitor?.default_currency].find((one) => one !== undefined && currencies.includes(one))
    fill('currency', currency ?? currencies[0] ?? '')
  }, [country, currencies, visitor, countries, locale, getValues, setValue, clearErrors])
}
