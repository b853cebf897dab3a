import { itemAt } from '../../../engines/itemAt.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import { SYMBOLS } from '../../../engines/lines/symbols.ts'
import { SCATTER, WILD } from '../../../engines/ways/machine.ts'
import type { Profile } from '../../../engines/ways/profiles.ts'
import type { Texts } from '../../../messages.ts'
import { symbolName } from '../../slots/symbolName.ts'
import { h } from '../../ui/element.ts'
import { symbolPicture } from '../../ui/hud.ts'
import { ruleList } from '../../ui/sheet.ts'

interface Facts {
  readonly engineTexts: Texts<'ways'>
  readonly slotTexts: Texts<'slots'>
  readonly money: (cents: number) => string
  readonly profile: Profile
  readonly pictures: readonly HTMLCanvasElement[]
  readonly stakeCents: number
  readonly locale: string
}

/** The payout of one way of every symbol at the stake. */
export function paytable(facts: Facts & { ofBet: string }): HTMLElement {
  const { engineTexts, slotTexts, money, profile, pictures, stakeCents, ofBet } = facts
  const { pays, free } = profile.design
  const row = (symbol: number, content: readonly HTMLElement[]) =>
    h('li', {}, symbolPicture(itemAt(pictures, symbol), 56, symbolName(symbol, slotTexts)), h('div', {}, ...content))
  const [three, four, five] = free.games
  const ordinary = SYMBOLS.flatMap((name, symbol) => {
    if (name === 'wild' || name === 'scatter') return []
    const amounts = [5, 4, 3].map((reels) =>
      h('span', {}, h('em', {}, `${reels}×`), money(payoutCents(itemAt(pays[name], reels - 3), stakeCents))),
    )
    return [row(symbol, amounts)]
  })
  return h(
    'div',
    {},
    h('p', { class: 'hint' }, `${ofBet} ${engineTexts('perWay')}`),
    h(
      'ul',
      { class: 'pays' },
      row(WILD, [h('span', {}, slotTexts('wildRule'))]),
      row(SCATTER, [h('span', {}, slotTexts('scatterRule', { three, four, five }))]),
      ...ordinary,
    ),
  )
}

/** The rules of the game; the menu adds those of all games. */
export function rules({ engineTexts, slotTexts, profile, locale }: Facts): HTMLElement {
  const { free, ladder } = profile.design
  const [three, four, five] = free.more
  const values = {
    three,
    four,
    five,
    ways: new Intl.NumberFormat(locale).format(profile.ways),
    ladder: ladder.map((times) => `×${times}`).join(', '),
    from: free.from,
    step: free.step,
    cap: free.cap,
    most: free.most,
    rtp: profile.rtp,
    hit: profile.hitRate,
  }
  const keys = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const
  const shared = ['drawnFirst', 'figures'] as const
  return ruleList([...keys.map((key) => engineTexts(key, values)), ...shared.map((key) => slotTexts(key, values))])
}
