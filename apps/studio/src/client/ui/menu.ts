import { LINES, UNITS_PER_STAKE } from '../../engines/lines/lines.ts'
import type { Pays } from '../../engines/lines/machine.ts'
import { payoutCents } from '../../engines/lines/payout.ts'
import type { Profile } from '../../engines/lines/profiles.ts'
import { SCATTER, SYMBOLS, WILD } from '../../engines/lines/symbols.ts'
import type { PresentedRound } from '../../server/present.ts'
import type { Api } from '../api.ts'
import type { Key, Texts } from '../messages.ts'
import { h, icon } from './element.ts'
import { fairnessTab, historyTab } from './fairness.ts'
import { symbolPicture } from './hud.ts'

export interface MenuParts {
  readonly host: HTMLElement
  readonly texts: Texts
  readonly locale: string
  readonly title: string
  readonly money: (cents: number) => string
  readonly profile: Profile
  readonly pictures: readonly HTMLCanvasElement[]
  readonly stakeCents: number
  readonly api: Api
  readonly switches: readonly { label: Key; isOn: boolean; press: () => void }[]
  readonly watch: (round: PresentedRound) => void
  readonly autoplay: () => void
}

const TABS = ['paytable', 'rules', 'fairness', 'history'] as const
type Tab = (typeof TABS)[number]

/** The game's menu: what pays, the rules, the proof of fairness, the last rounds. Resolves when it closes. */
export function openMenu(parts: MenuParts): Promise<void> {
  const { texts } = parts
  return new Promise((resolve) => {
    const body = h('div', { class: 'tab-body', role: 'tabpanel', tabindex: 0 })
    const dialog = h('dialog', { class: 'menu', 'aria-label': texts('menu') })
    const close = () => {
      dialog.remove()
      resolve()
    }
    const makers: Record<Tab, () => readonly Node[]> = {
      paytable: () => paytable(parts),
      rules: () => rules(parts),
      fairness: () => fairnessTab(parts),
      history: () =>
        historyTab(parts, (round) => {
          close()
          parts.watch(round)
        }),
    }
    const tabs = TABS.map((tab) => h('button', { type: 'button', role: 'tab', onclick: () => select(tab) }, texts(tab)))
    function select(tab: Tab): void {
      for (const [at, button] of tabs.entries()) button.setAttribute('aria-selected', String(TABS[at] === tab))
      body.replaceChildren(...makers[tab]())
      body.scrollTop = 0
    }
    const shut = h(
      'button',
      { type: 'button', class: 'round', 'aria-label': texts('close'), onclick: close },
      icon('close'),
    )
    const heading = h(
      'div',
      {},
      h('h2', {}, parts.title),
      h('small', { class: 'rtp' }, texts('rtp', { rtp: parts.profile.rtp })),
    )
    const autoplay = () => {
      close()
      parts.autoplay()
    }
    dialog.append(
      h('header', {}, heading, shut),
      switches(parts, autoplay),
      h('div', { role: 'tablist' }, ...tabs),
      body,
    )
    dialog.addEventListener('cancel', close)
    select('paytable')
    parts.host.append(dialog)
    dialog.showModal()
  })
}

/** What the narrow bar has no room for. */
function switches({ texts, switches }: MenuParts, autoplay: () => void): HTMLElement {
  const buttons = switches.map(({ label, isOn, press }) => {
    const button = h('button', { type: 'button', class: 'switch', 'aria-pressed': String(isOn) }, texts(label))
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
      press()
    })
    return button
  })
  const play = h('button', { type: 'button', class: 'switch', onclick: autoplay }, texts('autoplay'))
  return h('div', { class: 'switches' }, ...buttons, play)
}

function paytable({ texts, money, profile, pictures, stakeCents }: MenuParts): readonly Node[] {
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
  return [
    h('p', { class: 'hint' }, texts('ofBet', { bet: money(stakeCents) })),
    h(
      'ul',
      { class: 'pays' },
      row(WILD, pays.wild, true, texts('wildRule')),
      row(SCATTER, scatterPays, false, texts('scatterRule', { three, four, five })),
      ...ordinary,
    ),
    h('h3', {}, texts('lines', { count: LINES.length })),
    h('ol', { class: 'lines' }, ...LINES.map((line, at) => h('li', {}, drawLine(line), String(at + 1)))),
  ]
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

function rules({ texts, money, profile, stakeCents }: MenuParts): readonly Node[] {
  const [three, four, five] = profile.design.retrigger
  const values = {
    lines: LINES.length,
    line: money(payoutCents(1, stakeCents)),
    times: profile.design.multiplier,
    rtp: profile.rtp,
    hit: profile.hitRate,
    ...{ three, four, five },
  }
  const keys: Key[] = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6', 'rule7', 'rule8']
  return [h('ul', { class: 'rules' }, ...keys.map((key) => h('li', {}, texts(key, values))))]
}
