import { payoutOf, survival, TILES } from '../../../engines/mines/ladder.ts'
import { type MinesProfile, returnsOf, stepsOf } from '../../../engines/mines/profiles.ts'
import type { Texts } from '../../../messages.ts'
import type { Times } from '../../board/times.ts'
import { percent, ruleList, sheet } from '../../ui/sheet.ts'

interface Facts {
  readonly engineTexts: Texts<'mines'>
  readonly times: Times
  readonly money: (cents: number) => string
  readonly locale: string
  readonly profile: MinesProfile
  readonly mines: number
  readonly stakeCents: number
}

/** The ladder for the chosen number of mines: payout and probability of each safe tile. */
export function paytable({ engineTexts, times, money, locale, profile, mines, stakeCents }: Facts): HTMLElement {
  const rows = stepsOf(profile, mines).flatMap((hundredths, picked) =>
    picked === 0
      ? []
      : [
          [
            String(picked),
            times(hundredths),
            money(payoutOf(stakeCents, hundredths)),
            percent(locale, survival(mines, picked)),
          ],
        ],
  )
  const heading = [engineTexts('safeTiles'), engineTexts('multiplier'), engineTexts('pays'), engineTexts('chance')]
  return sheet(engineTexts('atMines', { count: mines, bet: money(stakeCents) }), heading, rows)
}

export function rules({ engineTexts, locale, profile }: Facts): HTMLElement {
  const { lowest, highest } = returnsOf(profile)
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const values = {
    fewest: profile.fewest,
    most: Math.min(profile.most, TILES - 1),
    returned: figure.format(profile.returned / 100),
    times: new Intl.NumberFormat(locale).format(profile.mostTimes),
    lowest: figure.format(Math.floor(lowest * 10_000) / 100),
    highest: figure.format(highest * 100),
  }
  const rule3 = profile.isRaised ? 'rule3Raised' : 'rule3'
  const keys = ['rule1', 'rule2', rule3, 'rule4', 'rule5', 'rule6'] as const
  return ruleList(keys.map((key) => engineTexts(key, values)))
}
