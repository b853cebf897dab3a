import { moneyText } from '@apogee/rules/cashbox/moneyText'
import { toDecimal } from '@apogee/rules/money/units'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { formatTag } from '../../core/content/formatTag.ts'
import { textOf } from '../../core/content/texts.ts'
import type { MailValue } from '../../core/mail/queuedMail.ts'

/** A value of an email, formatted for a locale. */
export function formatValue(value: MailValue, locale: string): string {
  if (typeof value === 'string') return value
  if ('text' in value) return textOf(locale, value.text)
  if ('money' in value) return formatMoney(value.money, locale)
  if ('country' in value) return formatCountry(value.country, locale)
  if ('day' in value) return formatDay(value.day, locale)
  const time = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${time.format(new Date(value.time))} UTC`
}

const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function formatMoney({ cents, currency }: { cents: number; currency: string }, locale: string): string {
  const known = readCurrencies().find(({ code }) => code === currency)
  if (!known) throw new Error(`a mail contains an amount in the unknown currency ${currency}`)
  return moneyText(toDecimal(BigInt(cents), known.subunits_to_unit), known, locale)
}

const formatCountry = (code: string | null, locale: string): string =>
  (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? textOf(locale, 'mails.unknownPlace')
