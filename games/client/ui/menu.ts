import type { PresentedRound } from '../../protocol/round.ts'
import { h } from './element.ts'
import { fairnessTab, historyTab } from './fairness.ts'
import type { MenuParts } from './menuParts.ts'
import { dialogHead } from './panels.ts'
import { ruleList } from './sheet.ts'

type Tab = 'paytable' | 'rules' | 'fairness' | 'history'

/** The game's menu: paytable, rules, fairness, last rounds. Resolves when it closes. */
export function openMenu(parts: MenuParts): Promise<void> {
  const { texts, view, launch } = parts
  return new Promise((resolve) => {
    const body = h('div', { class: 'tab-body', role: 'tabpanel', tabindex: 0 })
    const dialog = h('dialog', { class: 'menu', 'aria-label': texts('menu') })
    const close = () => {
      // Closed first: an open dialog that is removed does not give the focus back.
      dialog.close()
      dialog.remove()
      resolve()
    }
    const isFree = !view.isBusy()
    const watch = (round: PresentedRound) => {
      close()
      void view.watch?.(round)
    }
    const makers: Partial<Record<Tab, () => readonly Node[]>> = {
      ...(view.paytable && { paytable: () => (view.paytable ? [view.paytable()] : []) }),
      rules: () => [view.rules(), commonRules(parts)],
      fairness: () => (view.fairness ? [view.fairness()] : fairnessTab(parts)),
      history: () => historyTab(parts, view.watch && isFree ? watch : null),
    }
    const names = Object.keys(makers) as Tab[] // the keys of the line above
    const tabs = names.map((tab) =>
      h('button', { type: 'button', role: 'tab', onclick: () => select(tab) }, texts(tab)),
    )
    function select(tab: Tab): void {
      for (const [at, button] of tabs.entries()) button.setAttribute('aria-selected', String(names[at] === tab))
      body.replaceChildren(...(makers[tab]?.() ?? []))
      body.scrollTop = 0
    }
    const heading = h(
      'div',
      {},
      h('h2', {}, launch.title),
      h('small', { class: 'rtp' }, texts('rtp', { rtp: launch.rtp })),
    )
    dialog.append(
      dialogHead(heading, texts('close'), close),
      switches(parts, close),
      h('div', { role: 'tablist' }, ...tabs),
      body,
    )
    dialog.addEventListener('cancel', close)
    select(names[0] ?? 'rules')
    parts.host.append(dialog)
    dialog.showModal()
  })
}

/** The switches that do not fit into the narrow bar. */
function switches({ texts, switches, view, keys }: MenuParts, close: () => void): HTMLElement {
  const buttons = switches.map(({ label, isOn, press }) => {
    const button = h('button', { type: 'button', class: 'switch', 'aria-pressed': String(isOn) }, texts(label))
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
      press()
    })
    return button
  })
  const autoplay = () => {
    close()
    view.autoplay?.()
  }
  const play = h('button', { type: 'button', class: 'switch', onclick: autoplay }, texts('autoplay'))
  const list = () => {
    close()
    keys?.()
  }
  const listed = keys ? h('button', { type: 'button', class: 'switch', onclick: list }, texts('keysTitle')) : null
  return h('div', { class: 'switches' }, ...buttons, view.autoplay && !view.isBusy() ? play : null, listed)
}

const VOLATILITIES = {
  low: 'volatilityLow',
  'low-medium': 'volatilityLowMedium',
  medium: 'volatilityMedium',
  'medium-high': 'volatilityMediumHigh',
  high: 'volatilityHigh',
} as const

function commonRules({ texts, money, figures, launch }: MenuParts): HTMLElement {
  const below = figures.wins_below_stake
  const times = new Intl.NumberFormat(launch.locale, { maximumFractionDigits: 2 }).format(figures.max_win_times)
  const rules = [
    texts('ruleFigures', { times, level: texts(VOLATILITIES[figures.volatility]) }),
    ...(below ? [texts('ruleBelowBet', { count: below })] : []),
    texts('ruleMaxWin', { amount: money(figures.max_win_cents) }),
    texts('ruleInterrupted'),
    texts('ruleMalfunction'),
  ]
  return ruleList(rules)
}
