import { payoutAt } from '../../../engines/crash/flight.ts'
import type { CrashProfile } from '../../../engines/crash/profiles.ts'
import type { Texts } from '../../../messages.ts'
import type { Times } from '../../board/times.ts'
import { percent, ruleList, sheet } from '../../ui/sheet.ts'
import { goalsTo } from './goals.ts'

interface Facts {
  readonly engineTexts: Texts<'crash'>
  readonly times: Times
  readonly money: (cents: number) => string
  readonly locale: string
  readonly profile: CrashProfile
  readonly stakeCents: number
}

/** How likely each goal is and what it pays. */
export function paytable({ engineTexts, times, money, locale, profile, stakeCents }: Facts): HTMLElement {
  const rows = goalsTo(profile.highest).flatMap((goal) =>
    goal === null
      ? []
      : [[times(goal), percent(locale, profile.returned / 100 / goal), money(payoutAt(stakeCents, goal))]],
  )
  const heading = [engineTexts('goalColumn'), engineTexts('chance'), engineTexts('pays')]
  return sheet(engineTexts('goalFor', { bet: money(stakeCents) }), heading, rows)
}

export function rules({ engineTexts, times, locale, profile }: Facts): HTMLElement {
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const values = {
    seconds: figure.format(profile.doublesMs / 1000),
    rtp: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(profile.returned / 100),
    grounded: Math.round(1 / (1 - profile.returned / 10_000)),
    highest: times(profile.highest),
  }
  const keys = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6'] as const
  return ruleList(keys.map((key) => engineTexts(key, values)))
}
