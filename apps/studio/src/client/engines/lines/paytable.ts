import { LINES, UNITS_PER_STAKE } from '../../../engines/lines/lines.ts'
import type { Pays } from '../../../engines/lines/machine.ts'
import { payoutCents } from '../../../engines/lines/payout.ts'
import type { Profile } from '../../../engines/lines/profiles.ts'
import { SCATTER, SYMBOLS, WILD } from '../../../engines/lines/symbols.ts'
import type { Say } from '../../messages.ts'
import { h } from '../../ui/element.ts'
import { symbolPicture } from '../../ui/hud.ts'
import type { LinesKey } from './texts/en.ts'

interface Facts {
  readonly words: Say<LinesKey>
  readonly money: (cents: number) => string
  readonly profile: Profile
  readonly pictures: readonly HTMLCanvasElement[]
  readonly stakeCents: number
}

/** What every symbol pays at the stake, and the lines. */
export function paytable({
  words,
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
      h('span', {}, h('em', {}, `${count}×`), money(payoutCents((amounts[count - 3] as number) * unit, stakeCents))),
    )
    const name = SYMBOLS[symbol] ?? ''
    return h(
      'li',
      {},
      symbolPicture(pictures[symbol] as HTMLCanvasElement, 56, name),
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
      row(WILD, pays.wild, true, words('wildRule')),
      row(SCATTER, scatterPays, false, words('scatterRule', { three, four, five })),
      ...ordinary,
    ),
    h('h3', {}, words('lines', { count: LINES.length })),
    h('ol', { class: 'lines' }, ...LINES.map((line, at) => h('li', {}, drawLine(line), String(at + 1)))),
  )
}

function drawLine(line: readonly number[]): SVGSVGElement {
  const make = (tag: string, attributes: Record<string, string | number>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
    return element
  }
  const svg = make('svg', { viewBox: '0 0 50 30', 'aria-hidden': 'true' }) as SVGSVGElement // the tag asked for
  for (let reel = 0; reel < 5; reel++) {
    for (let row = 0; row < 3; row++) {
      const isOn = line[reel] === row
      svg.append(
        make('rect', { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 1.5, class: isOn ? 'on' : 'off' }),
      )
    }
  }
  svg.append(make('polyline', { points: line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ') }))
  return svg
}

/** How it is played; what holds for every game the menu adds. */
export function rules({ words, money, profile, stakeCents }: Facts): HTMLElement {
  const [three, four, five] = profile.design.retrigger
  const values = {
    lines: LINES.length,
    line: money(payoutCents(1, stakeCents)),
    times: profile.design.multiplier,
    rtp: profile.rtp,
    hit: profile.hitRate,
    ...{ three, four, five },
  }
  const keys = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule7'] as const
  return h('ul', { class: 'rules' }, ...keys.map((key) => h('li', {}, words(key, values))))
}
