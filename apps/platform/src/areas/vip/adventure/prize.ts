import type { WireAdventureTerms } from '@apogee/contract/vip'
import { shareOf } from '@apogee/rules/money/hundredths'
import { fromDecimal, toWire } from '@apogee/rules/money/units'
import { adventureAmount, bonusPercent } from '@apogee/rules/vip/adventure'
import { defaultCurrency } from '../../../core/content/configs/config.ts'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Licence } from '../../../core/http/handler.ts'
import { spinStake } from '../../bonuses/public.ts'
import type { SpinGame } from '../../games/public.ts'
import { type Adventure, type DaySpec, termsOf } from './adventureConfig.ts'

/** The prize of a day as offered at the time of its deposit; minor units of the deposit's currency. */
export interface Prize {
  readonly activate_days: number
  readonly freespins: {
    readonly count: number
    readonly games: readonly string[]
    readonly bet_level: number
    readonly play_days: number
    readonly wager: number
    readonly wager_days: number
  } | null
  readonly bonus: {
    /** For a percentage, null until there is a deposit. */
    readonly cents: number | null
    readonly percent: number | null
    readonly up_to_cents: number | null
    readonly wager: number
    readonly wager_days: number
    readonly max_bet_cents: number | null
  } | null
}

/** An amount of the calendar in minor units; undefined if it is not defined in the currency. */
export function centsOf({ variables }: Adventure, text: string, currency: string): bigint | undefined {
  const decimal = adventureAmount(text, variables, currency)
  const subunits = currencyOf(currency)?.subunits_to_unit
  return decimal === undefined || subunits === undefined ? undefined : fromDecimal(decimal, subunits)
}

/** The prize of a day in a currency, for a deposit if there is one. */
export function prizeOf(adventure: Adventure, spec: DaySpec, currency: string, depositCents?: bigint): Prize {
  const { activate_days, freespins, bonus } = termsOf(adventure, spec)
  const { freespin: count, bonus: text } = spec.prize
  const inCents = (amount: string | undefined): number | null => {
    const cents = amount === undefined ? undefined : centsOf(adventure, amount, currency)
    return cents === undefined ? null : toWire(cents)
  }
  const percent = text === undefined ? undefined : bonusPercent(text)
  const upTo = inCents(bonus.up_to)
  const part = percent === undefined || depositCents === undefined ? null : toWire(shareOf(depositCents, percent))
  const most = part === null || upTo === null ? part : Math.min(part, upTo)
  return {
    activate_days,
    freespins: count === undefined ? null : { count, ...freespins },
    bonus:
      text === undefined
        ? null
        : {
            cents: percent === undefined ? inCents(text) : most,
            percent: percent ?? null,
            up_to_cents: percent === undefined ? null : upTo,
            wager: bonus.wager,
            wager_days: bonus.wager_days,
            max_bet_cents: inCents(bonus.max_bet),
          },
  }
}

/** The currency of free spins: that of the deposit, or the default currency if it has no free spins. */
export function spinWallet(
  licence: Licence,
  currency: string,
  { bet_level: level }: Pick<NonNullable<Prize['freespins']>, 'bet_level'>,
): { readonly currency: string; readonly cents: number } | undefined {
  for (const code of [currency, defaultCurrency()]) {
    const cents = spinStake(licence, code, level)
    if (cents !== undefined) return { currency: code, cents }
  }
  return undefined
}

interface Shown {
  readonly licence: Licence
  readonly currency: string
  /** The games that are in the catalogue. */
  readonly games: ReadonlyMap<string, SpinGame>
}

/** The terms of a prize in wire format. */
export function presentTerms(prize: Prize, { licence, currency, games }: Shown): WireAdventureTerms {
  const { activate_days, freespins, bonus } = prize
  const wallet = freespins ? spinWallet(licence, currency, freespins) : undefined
  return {
    activate_days,
    freespins:
      freespins && wallet
        ? {
            currency: wallet.currency,
            games: freespins.games.flatMap((id) => {
              const game = games.get(id)
              return game ? [{ title: game.title, frontend_url: `/play/${game.provider}/${game.seo_title}` }] : []
            }),
            bet_cents: wallet.cents,
            wager: freespins.wager,
            play_days: freespins.play_days,
          }
        : null,
    bonus: bonus && {
      currency,
      amount_cents: bonus.cents,
      up_to_cents: bonus.up_to_cents,
      wager: bonus.wager,
      wager_days: bonus.wager_days,
      max_bet_cents: bonus.max_bet_cents,
    },
  }
}
