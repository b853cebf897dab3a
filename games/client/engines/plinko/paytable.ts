import { itemAt } from '../../../engines/itemAt.ts'
import { boardsOf, type PlinkoProfile, type Risk, type Rows, slotsOf } from '../../../engines/plinko/boards.ts'
import { boardFigures, waysOf } from '../../../engines/plinko/figures.ts'
import type { Texts } from '../../../messages.ts'
import type { Times } from '../../board/times.ts'
import { h } from '../../ui/element.ts'
import { percent, ruleList, sheet } from '../../ui/sheet.ts'

interface Facts {
  readonly engineTexts: Texts<'plinko'>
  readonly times: Times
  readonly money: (cents: number) => string
  readonly locale: string
  readonly profile: PlinkoProfile
  readonly rows: Rows
  readonly risk: Risk
  readonly stakeCents: number
}

/**
 * The chosen board from the rim to the middle: each slot's payout and the probability of a ball landing there, both
 * sides together.
 */
export function paytable({ engineTexts, times, money, locale, profile, rows, risk, stakeCents }: Facts): HTMLElement {
  const ways = waysOf(rows)
  const lines = slotsOf(profile, rows, risk)
    .slice(0, Math.floor(rows / 2) + 1)
    .map((hundredths, at) => {
      const sides = at === rows / 2 ? 1 : 2
      const share = (itemAt(ways, at) * sides) / 2 ** rows
      return [times(hundredths), money((stakeCents * hundredths) / 100), percent(locale, share)]
    })
  const heading = [engineTexts('times'), engineTexts('amount'), engineTexts('chance')]
  const figure = rtpFigure(locale, Math.round(boardFigures(profile, rows, risk).rtp * 10_000) / 100)
  return h(
    'div',
    {},
    sheet(engineTexts('slots', { rows, risk: engineTexts(risk) }), heading, lines),
    h('p', { class: 'hint' }, engineTexts('boardReturns', { rtp: figure })),
  )
}

export function rules({ engineTexts, locale, profile }: Facts): HTMLElement {
  const all = boardsOf(profile).map(({ rows, risk }) => boardFigures(profile, rows, risk).rtp)
  const values = {
    lowest: rtpFigure(locale, Math.floor(Math.min(...all) * 10_000) / 100),
    highest: rtpFigure(locale, Math.ceil(Math.max(...all) * 10_000) / 100),
  }
  const keys = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const
  return ruleList(keys.map((key) => engineTexts(key, values)))
}

const rtpFigure = (locale: string, percent: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(percent)
