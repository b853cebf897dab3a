import { COINS_TO_START, LIVES, PRIZES } from '../../../engines/hold/machine.ts'
import type { Profile } from '../../../engines/hold/profiles.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { LINES } from '../../../engines/lines/lines.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import { SYMBOLS, WILD } from '../../../engines/lines/symbols.ts'
import type { Texts } from '../../../messages.ts'
import { linesDrawn } from '../../slots/linesDrawn.ts'
import { symbolName } from '../../slots/symbolName.ts'
import { COIN_ART, GIFT_ART } from '../../slots/symbols.ts'
import { h } from '../../ui/element.ts'
import { symbolPicture } from '../../ui/hud.ts'
import { ruleList } from '../../ui/sheet.ts'

interface Facts {
  readonly engineTexts: Texts<'hold'>
  readonly slotTexts: Texts<'slots'>
  readonly money: (cents: number) => string
  readonly profile: Profile
  readonly isWrapped: boolean
  readonly pictures: readonly HTMLCanvasElement[]
  readonly stakeCents: number
}

/** The payout of every symbol at the stake, the prizes, and the lines. */
export function paytable(facts: Facts & { ofBet: string }): HTMLElement {
  const { engineTexts, slotTexts, money, profile, isWrapped, pictures, stakeCents, ofBet } = facts
  const { pays, prizes } = profile.design
  const cents = (units: number) => money(payoutCents(units, stakeCents))
  const row = (picture: number, name: string, content: readonly HTMLElement[]) =>
    h('li', {}, symbolPicture(itemAt(pictures, picture), 56, name), h('div', {}, ...content))
  const amounts = (own: readonly number[]) =>
    [5, 4, 3].map((count) => h('span', {}, h('em', {}, `${count}×`), cents(itemAt(own, count - 3))))
  const ordinary = SYMBOLS.flatMap((name, symbol) =>
    name === 'wild' || name === 'scatter' ? [] : [row(symbol, symbolName(symbol, slotTexts), amounts(pays[name]))],
  )
  const coin = engineTexts(isWrapped ? 'giftRule' : 'coinRule', { count: COINS_TO_START, lives: LIVES })
  const named = PRIZES.toReversed().map((prize) =>
    h('span', {}, h('b', {}, `${engineTexts(prize)} `), cents(prizes[prize])),
  )
  return h(
    'div',
    {},
    h('p', { class: 'hint' }, ofBet),
    h(
      'ul',
      { class: 'pays' },
      row(isWrapped ? GIFT_ART : COIN_ART, engineTexts(isWrapped ? 'gifts' : 'coins'), [h('span', {}, coin)]),
      row(COIN_ART, engineTexts('prizes'), named),
      row(WILD, symbolName(WILD, slotTexts), [...amounts(pays.wild), h('span', {}, slotTexts('wildRule'))]),
      ...ordinary,
    ),
    h('h3', {}, slotTexts('lines', { count: LINES.length })),
    linesDrawn(),
  )
}

/** The rules of the game; the menu adds those of all games. */
export function rules({ engineTexts, slotTexts, money, profile, isWrapped, stakeCents }: Facts): HTMLElement {
  const { coins } = profile.design
  const values = {
    lines: LINES.length,
    line: money(payoutCents(1, stakeCents)),
    count: COINS_TO_START,
    lives: LIVES,
    rtp: profile.rtp,
    hit: profile.hitRate,
  }
  const own = [
    'rule1',
    isWrapped ? 'giftRule' : 'coinRule',
    'rule3',
    ...(isWrapped ? (['rule4'] as const) : []),
    ...(coins.some(([worth]) => worth === 'times') ? (['rule5'] as const) : []),
  ] as const
  return ruleList([
    ...own.map((key) => engineTexts(key, values)),
    slotTexts('drawnFirst'),
    slotTexts('figures', values),
  ])
}
