import { createTextsIn } from '../messages.ts'
import './style/index.css'
import type { PresentedState } from '../protocol/state.ts'
import { type Api, createApi } from './api/api.ts'
import { createReplayApi } from './api/replayApi.ts'
import type { EngineParts, EngineView, Hotkey, MountEngine } from './engine.ts'
import { onHost, postToHost, reportLoading } from './page/host.ts'
import { hotkeysOf, isTyped } from './page/hotkeys.ts'
import { readLaunch } from './page/launch.ts'
import { readSettings } from './page/storage.ts'
import { showNotLoaded } from './rounds/notices.ts'
import { replayView } from './rounds/replayView.ts'
import { metalOf } from './scene/metalOf.ts'
import { whenTexturesLoaded } from './scene/whenTexturesLoaded.ts'
import { createSound, type Sound } from './sound/createSound.ts'
import { createMoney } from './stake/money.ts'
import { createBackdrop } from './ui/backdrop.ts'
import { h } from './ui/element.ts'
import { createHud } from './ui/hud.ts'
import { createToast } from './ui/panels.ts'

const engines = import.meta.glob<{ mount: MountEngine }>('./engines/*/index.ts')

const launch = readLaunch()
const textsIn = createTextsIn(launch.messages, launch.locale)
const texts = textsIn('common')
const host = document.getElementById('game') ?? document.body.appendChild(h('div', { id: 'game' }))
start().catch((error: unknown) => {
  host.replaceChildren(h('p', { class: 'failed', role: 'alert' }, texts('graphicsMissing')))
  postToHost({ type: 'error', code: 'client_failed', is_told: false })
  throw error
})

async function start(): Promise<void> {
  const load = engines[`./engines/${launch.engine}/index.ts`]
  if (!load) throw new Error(`no client of the engine ${launch.engine}`)
  reportLoading(host, 'frame')
  const mounting = load()
  const toast = createToast(host)
  const replay = launch.isReplay ? createReplayApi(launch.token) : null
  const api = replay ?? createApi(launch.token, (isLost) => toast(isLost ? texts('reconnecting') : null))
  const sound = createSound(launch)
  const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  const backdrop = createBackdrop(launch.title, isStill)
  const toggleSound = () => hud.show({ isSoundOn: sound.toggle() })
  let view: EngineView | null = null
  let figures: PresentedState | null = null
  let isMenuOpen = false
  const menu = async () => {
    if (!view || !figures || !hud.canOpenMenu() || isMenuOpen) return
    isMenuOpen = true
    // The player sees a message below, and the next press retries.
    const panel = await import('./ui/menu.ts').catch(() => null)
    const { turbo } = view
    const { haptics } = sound
    const switches = [
      { label: 'sound' as const, isOn: sound.isOn(), press: toggleSound },
      { label: 'music' as const, isOn: sound.isMusicOn(), press: sound.toggleMusic },
      ...(haptics ? [{ label: 'haptics' as const, isOn: haptics.isOn(), press: haptics.toggle }] : []),
      ...(turbo ? [{ label: 'turbo' as const, isOn: turbo.isOn(), press: turbo.toggle }] : []),
    ]
    if (panel)
      await panel.openMenu({ ...parts, view, switches, figures, keys: hasKeyboard() ? () => void keys() : null })
    else await showNotLoaded(parts)
    isMenuOpen = false
  }
  const keys = async () => {
    if (!view) return
    // The player sees a message below, and the next press retries.
    const panel = await import('./ui/keys.ts').catch(() => null)
    await (panel ? panel.openKeys(parts, view, hotkeys()) : showNotLoaded(parts))
  }
  const hotkeys = () =>
    view ? hotkeysOf(view, { texts, menu: () => void menu(), sound: toggleSound, list: () => void keys() }) : []
  const hud = createHud(texts, launch.mode === 'demo', {
    spin: () => view?.press(),
    menu: () => void menu(),
    autoplay: () => view?.autoplay?.(),
    turbo: () => view?.turbo?.toggle(),
    sound: toggleSound,
    bet: (by) => view?.bet(by),
    stake: () => view?.staking?.openPanel(),
  })
  const money = createMoney(launch.locale, launch.currency, launch.subunitsToUnit)
  const parts: EngineParts = { host, launch, api, texts, textsIn, money, sound, toast, hud, backdrop, isStill, fit }
  host.dataset['metal'] = metalOf(launch.seed)
  host.prepend(backdrop.element, hud.element)
  sound.addPressSounds(host)
  toast(texts('loading'))
  const pictures = backdrop.load(launch.media)
  const [{ mount }, state] = await Promise.all([mounting, readState(api, toast)])
  reportLoading(host, 'engine')
  figures = state
  const mounted = await mount(parts, state)
  const allowed = withRules(mounted, state.rules)
  view = replay ? replayView(allowed, parts, replay.replay) : allowed
  // By now the engine has loaded its own pictures.
  void pictures.then(() => reportLoading(host, 'pictures'))
  hud.show({
    has: {
      turbo: view.turbo !== undefined,
      autoplay: view.autoplay !== undefined,
      staking: view.staking !== undefined,
    },
  })
  listen(view, sound, hud.spin, hotkeys())
  await whenTexturesLoaded(pictures)
  toast(null)
  await view.open(state)
  host.dataset['ready'] = 'true'
  sound.prepare()
  postToHost({ type: 'ready' })
}

/** Removes the controls that the player's licence does not allow. */
function withRules({ turbo, autoplay, ...view }: EngineView, rules: PresentedState['rules']): EngineView {
  return { ...view, ...(turbo && rules.turbo && { turbo }), ...(autoplay && rules.autoplay && { autoplay }) }
}

/** Loads the player's state; waits while the studio is still finishing an abandoned round. */
async function readState(api: Api, toast: EngineParts['toast']): Promise<PresentedState> {
  for (;;) {
    const state = await api.state()
    if (!state.pending) return state
    toast(texts('finishing'))
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

/** Reports the size of the game's area, now and on every change. */
function fit(place: (width: number, height: number) => void): void {
  const now = () => place(host.clientWidth, host.clientHeight)
  new ResizeObserver(now).observe(host)
  now()
}

/** A fine pointer (mouse) suggests a keyboard, so the list of keys is useful. */
const hasKeyboard = () => matchMedia('(any-pointer: fine)').matches

function listen(view: EngineView, sound: Sound, spin: HTMLElement, hotkeys: readonly Hotkey[]): void {
  onHost({
    pause: () => {
      sound.setCovered(true)
      view.pause()
    },
    resume: () => {
      sound.setCovered(false)
      view.resume()
    },
    player: (nickname) => view.greet?.(nickname),
  })
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (isTyped(event.target)) return
    const isFree = document.activeElement === document.body || document.activeElement === spin
    if ((event.key === ' ' || event.key === 'Enter') && isFree) {
      event.preventDefault()
      if (!event.repeat) view.press()
    } else if (event.defaultPrevented) return
    else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') view.bet(1)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') view.bet(-1)
    else if (readSettings().keys && !event.repeat) hotkeys.find(({ key }) => key === event.key.toLowerCase())?.press()
  })
}
