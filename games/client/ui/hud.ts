import type { Texts } from '../../messages.ts'
import type { Layout } from '../scene/layout.ts'
import { h, type IconName, icon } from './element.ts'

export interface HudActions {
  spin(): void
  menu(): void
  autoplay(): void
  turbo(): void
  sound(): void
  bet(by: 1 | -1): void
  /** The bet itself was pressed. */
  stake(): void
}

/** The state of the bar; every call of `show` contains only the changes. */
export interface HudState {
  balance?: string
  bet?: string
  win?: string
  isWinning?: boolean
  isBusy?: boolean
  /** The menu is closed while a round is shown; an open round that waits for the player opens it again. */
  canOpenMenu?: boolean
  canSkip?: boolean
  canRaise?: boolean
  canLower?: boolean
  canStake?: boolean
  isTurbo?: boolean
  isSoundOn?: boolean
  autoplayLeft?: number
  pill?: string | null
  /** Label of the big button between and during rounds, where it is not spinning and stopping reels. */
  pressLabel?: string
  skipLabel?: string
  pressIcon?: IconName
  skipIcon?: IconName
  /** An amount on the big button. */
  figure?: string | null
  /** During a round the big button makes a decision now (such as a cash-out). */
  isLive?: boolean
  /** State of the granted free rounds; they fix the bet. */
  free?: string | null
  /** Parts of the bar that a game may hide. */
  has?: {
    readonly spin?: boolean
    readonly bet?: boolean
    readonly turbo?: boolean
    readonly autoplay?: boolean
    readonly staking?: boolean
  }
}

export interface Hud {
  readonly element: HTMLElement
  readonly spin: HTMLButtonElement
  /** The message of a round; a table may move it into a line of its own. */
  readonly message: HTMLElement
  show(state: HudState): void
  canOpenMenu(): boolean
  place(layout: Pick<Layout, 'frame' | 'scale' | 'isPortrait' | 'side' | 'width'>): void
  /** Announces a text once to screen readers. */
  announce(text: string): void
  /** Plates next to or under the reels. */
  plates(kind: 'pays' | 'free', plates: readonly HTMLElement[]): void
  /** Puts an element over the game and its plates, under the bar. */
  over(part: HTMLElement): void
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createHud(texts: Texts, isDemo: boolean, actions: HudActions): Hud {
  const spin = button('spin', texts('spin'), 'spin', actions.spin)
  const menu = button('round', texts('menu'), 'menu', actions.menu)
  const down = button('round', texts('betDown'), 'minus', () => actions.bet(-1))
  const up = button('round', texts('betUp'), 'plus', () => actions.bet(1))
  const turbo = button('round turbo', texts('turbo'), 'bolt', actions.turbo)
  const autoplay = button('round wide-only autoplay', texts('autoplay'), 'autoplay', actions.autoplay)
  const sound = button('round wide-only', texts('soundOn'), 'soundOff', actions.sound)
  const balance = plate('balance', texts(isDemo ? 'demoBalance' : 'balance'))
  const bet = plate('bet', texts('bet'), actions.stake)
  const win = plate('win', texts('win'))
  const pill = h('div', { class: 'pill', hidden: true })
  const live = h('div', { class: 'unseen', 'aria-live': 'polite', role: 'status' })
  const sides = { pays: h('div', { class: 'side left' }), free: h('div', { class: 'side right', hidden: true }) }
  const bar = h(
    'div',
    { class: 'bar' },
    menu,
    balance.element,
    down,
    bet.element,
    up,
    spin,
    turbo,
    autoplay,
    win.element,
    sound,
  )
  bar.addEventListener('click', releaseFocus, { capture: true })
  const demo = isDemo ? h('div', { class: 'demo', title: texts('demoHint') }, texts('demo')) : null
  const free = h('div', { class: 'given', hidden: true })
  const element = h('div', { class: 'hud' }, sides.pays, sides.free, pill, bar, demo, free, live)

  const labels = { press: texts('spin'), skip: texts('skip') }
  const icons: Record<'press' | 'skip', IconName> = { press: 'spin', skip: 'spin' }
  let isSkipping = false
  let [hasStaking, canStake] = [false, false]

  function show(state: HudState): void {
    if (state.balance !== undefined) balance.set(state.balance)
    if (state.bet !== undefined) bet.set(state.bet)
    if (state.win !== undefined) win.set(state.win)
    if (state.isWinning !== undefined) win.element.classList.toggle('lit', state.isWinning)
    if (state.canRaise !== undefined) up.disabled = !state.canRaise
    if (state.canLower !== undefined) down.disabled = !state.canLower
    if (state.canStake !== undefined) canStake = state.canStake
    if (state.has?.staking !== undefined) hasStaking = state.has.staking
    bet.enable(hasStaking && canStake)
    if (state.isTurbo !== undefined) turbo.setAttribute('aria-pressed', String(state.isTurbo))
    if (state.isSoundOn !== undefined) {
      relabel(sound, texts(state.isSoundOn ? 'soundOff' : 'soundOn'), state.isSoundOn ? 'soundOn' : 'soundOff')
    }
    if (state.pill !== undefined) {
      pill.hidden = state.pill === null
      pill.textContent = state.pill
    }
    if (state.free !== undefined) {
      free.hidden = state.free === null
      free.textContent = state.free
    }
    if (state.isBusy !== undefined) spin.classList.toggle('busy', state.isBusy)
    if (state.canOpenMenu !== undefined) menu.setAttribute('aria-disabled', String(!state.canOpenMenu))
    if (state.pressLabel !== undefined) labels.press = state.pressLabel
    if (state.skipLabel !== undefined) labels.skip = state.skipLabel
    icons.press = state.pressIcon ?? icons.press
    icons.skip = state.skipIcon ?? icons.skip
    if (state.isLive !== undefined) spin.classList.toggle('live', state.isLive)
    if (state.figure !== undefined) spin.dataset['figure'] = state.figure ?? ''
    if (state.has) showParts(state.has)
    showSpin(state)
  }

  function showParts(has: NonNullable<HudState['has']>): void {
    const parts = { spin: [spin], bet: [down, bet.element, up], turbo: [turbo], autoplay: [autoplay] }
    for (const [name, elements] of Object.entries(parts)) {
      const isHidden = has[name as keyof typeof parts] === false // the keys of the line above
      for (const element of elements) element.hidden = isHidden
    }
  }

  function showSpin({ autoplayLeft, canSkip }: HudState): void {
    if (canSkip !== undefined) isSkipping = canSkip
    if (autoplayLeft !== undefined) spin.dataset['left'] = autoplayLeft > 0 ? String(autoplayLeft) : ''
    const left = Number(spin.dataset['left'] || 0)
    spin.classList.toggle('auto', left > 0)
    if (left > 0) relabel(spin, texts('autoplayLeft', { count: left }), 'stop')
    else relabel(spin, isSkipping ? labels.skip : labels.press, isSkipping ? icons.skip : icons.press)
    spin.classList.toggle('turns', left > 0 || icons.skip === 'spin')
  }

  return {
    element,
    spin,
    message: pill,
    show,
    canOpenMenu: () => menu.getAttribute('aria-disabled') !== 'true',
    announce: (text) => {
      // A new element, so that the same text is announced a second time.
      live.replaceChildren(h('span', {}, text))
    },
    over: (part) => bar.before(part),
    plates: (kind, plates) => {
      sides[kind].replaceChildren(...plates)
      sides[kind].hidden = plates.length === 0
      element.classList.toggle('in-free', !sides.free.hidden)
    },
    place: (layout) => {
      const { frame, scale, isPortrait } = layout
      element.classList.toggle('tall', isPortrait)
      element.classList.toggle('no-sides', layout.side === 0)
      const set = (name: string, value: number) => element.style.setProperty(name, `${value}px`)
      element.style.setProperty('--s', String(scale))
      element.style.setProperty('--side', String(layout.side))
      set('--frame-top', frame.y)
      set('--frame-bottom', frame.y + frame.height)
      set('--frame-left', frame.x)
      set('--frame-right', layout.width - frame.x - frame.width)
    },
  }
}

/**
 * A control pressed by mouse or touch gives the focus back, also for a dialog that it opens, so that the space bar plays
 * on. A press by keyboard keeps the focus.
 */
function releaseFocus({ currentTarget, detail }: UIEvent): void {
  const { activeElement } = document
  const isHere = currentTarget instanceof Node && currentTarget.contains(activeElement)
  if (detail > 0 && isHere && activeElement instanceof HTMLElement) activeElement.blur()
}

function button(kind: string, label: string, name: IconName, press: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: kind, 'aria-label': label, title: label, onclick: press }, icon(name))
}

function relabel(target: HTMLButtonElement, label: string, name: IconName): void {
  if (target.getAttribute('aria-label') !== label) {
    target.setAttribute('aria-label', label)
    target.title = label
  }
  if (target.dataset['icon'] === name) return
  target.dataset['icon'] = name
  target.replaceChildren(icon(name))
}

/** A figure of the bar; with `press` it is a button. */
function plate(kind: string, label: string, press?: () => void) {
  const value = h('b')
  const parts = [h('small', {}, label), value]
  const element = press
    ? h('button', { type: 'button', class: `plate ${kind}`, 'aria-haspopup': 'dialog', onclick: press }, ...parts)
    : h('div', { class: `plate ${kind}` }, ...parts)
  return {
    element,
    set: (text: string) => {
      value.textContent = text
      value.style.setProperty('--letters', String(text.length))
    },
    enable: (isOn: boolean) => {
      if (element instanceof HTMLButtonElement) element.disabled = !isOn
    },
  }
}

/** A framed figure next to the reels. */
export function sidePlate(label: string | Node, value: string, extra: Node | null = null): HTMLElement {
  return h('div', { class: 'figure' }, h('small', {}, label), h('b', {}, value), extra)
}

/** A symbol's picture at a size, for plates and tables. */
export function symbolPicture(source: HTMLCanvasElement, size: number, name = ''): HTMLCanvasElement {
  const canvas = h('canvas', { width: size * 2, height: size * 2, class: 'picture' })
  if (name) {
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', name)
  } else canvas.setAttribute('aria-hidden', 'true')
  canvas.style.width = `${size}px`
  canvas.style.height = `${size}px`
  canvas.getContext('2d')?.drawImage(source, 0, 0, size * 2, size * 2)
  return canvas
}
