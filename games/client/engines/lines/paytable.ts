import { itemAt } from '../../../engines/itemAt.ts'
import { LINES, UNITS_PER_STAKE } from '../../../engines/lines/lines.ts'
import type { Pays } from '../../../engines/lines/machine.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import type { Profile } from '../../../engines/lines/profiles.ts'
import { SCATTER, SYMBOLS, WILD } from '../../../engines/lines/symbols.ts'
import type { Texts } from '../../../messages.ts'
import { linesDrawn } from '../../slots/linesDrawn.ts'
import { symbolName } from '../../slots/symbolName.ts'
import { h } from '../../ui/element.ts'
import { symbolPicture } from '../../ui/hud.ts'
import { ruleList } from '../../ui/sheet.ts'

interface Facts {
  readonly engineTexts: Texts<'lines'>
  readonly slotTexts: Texts<'slots'>
  readonly money: (cents: number) => string
  readonly profile: Profile
  readonly pictures: readonly HTMLCanvasElement[]
  readonly stakeCents: number
}

/** The payout of every symbol at the stake, and the lines. */
export function paytable({
  slotTexts,
  money,
  profile,
  pictures,
  stakeCents,
  ofBet,
}: Facts & { ofBet: string }): HTMLElement {
  const { pays, scatterPays, freeGames } = profile.design
  const row = (symbol: number, amounts: Pays, inUnits: boolean, note: string | null) => {
    const unit = inUnits ? 1 : UNITS_PER_STAKE
    const counts = [5, 4, 3].map((count) =>
      h('span', {}, h('em', {}, `${count}×`), money(payoutCents(itemAt(amounts, count - 3) * unit, stakeCents))),
    )
    const name = symbolName(symbol, slotTexts)
    return h(
      'li',
      {},
      symbolPicture(itemAt(pictures, symbol), 56, name),
      h('div', {}, ...counts),
      note ? h('p', {}, note) : null,
    )
  }
  const ordinary = SYMBOLS.flatMap((name, symbol) =>
    name === 'scatter' || name === 'wild' ? [] : [row(symbol, pays[name], true, null)],
  )
  const [three, four, five] = freeGames
  return h(
    'div',
    {},
    h('p', { class: 'hint' }, ofBet),
    h(
      'ul',
      { class: 'pays' },
      row(WILD, pays.wild, true, slotTexts('wildRule')),
      row(SCATTER, scatterPays, false, slotTexts('scatterRule', { three, four, five })),
      ...ordinary,
    ),
    h('h3', {}, slotTexts('lines', { count: LINES.length })),
    linesDrawn(),
  )
}

/** The rules of the game; the menu adds those of all games. */
export function rules({ engineTexts, slotTexts, money, profile, stakeCents }: Facts): HTMLElement {
  const [three, four, five] = profile.design.retrigger
  const values = {
    lines: LINES.length,
    line: money(payoutCents(1, stakeCents)),
    times: profile.design.multiplier,
    rtp: profile.rtp,
    hit: profile.hitRate,
    three,
    four,
    five,
  }
  const keys = ['rule1', 'rule2', 'rule3', 'rule4'] as const
  const shared = ['drawnFirst', 'figures'] as const
  return ruleList([...keys.map((key) => engineTexts(key, values)), ...shared.map((key) => slotTexts(key, values))])
}
