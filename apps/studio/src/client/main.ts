import './style/index.css'
import { machineOf, PROFILES } from '../engines/lines/profiles.ts'
import type { ClientLaunch } from '../server/page.ts'
import { createApi } from './api.ts'
import { createGame, type Game } from './game.ts'
import { onHost, tellHost } from './host.ts'
import { readLaunch } from './launch.ts'
import { textsFor } from './messages.ts'
import { createMoney } from './money.ts'
import { createStage, type Stage } from './scene/stage.ts'
import { createSound } from './sound.ts'
import { createBackdrop } from './ui/backdrop.ts'
import { h } from './ui/element.ts'
import { createHud } from './ui/hud.ts'
import { createToast } from './ui/panels.ts'

const launch = readLaunch()
const texts = textsFor(launch.locale)
const host = document.getElementById('game') ?? document.body.appendChild(h('div', { id: 'game' }))
start(launch).catch((error: unknown) => {
  host.replaceChildren(h('p', { class: 'failed', role: 'alert' }, texts('graphicsMissing')))
  tellHost({ type: 'error', code: 'client_failed' })
  throw error
})

async function start({
  token,
  title,
  locale,
  mode,
  currency,
  subunitsToUnit,
  media,
  lobbyUrl,
  profile: id,
}: ClientLaunch): Promise<void> {
  const profile = PROFILES[id]
  const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  const backdrop = createBackdrop(title)
  const stage = await createStage(machineOf(profile), isStill)
  const money = createMoney(locale, currency, subunitsToUnit)
  const toast = createToast(host)
  const api = createApi(token, (isLost) => toast(isLost ? texts('reconnecting') : null))
  const sound = createSound()
  const isDemo = mode === 'demo'
  const hud = createHud(texts, isDemo, {
    spin: () => game.press(),
    menu: () => void openMenu(),
    autoplay: () => void game.askAutoplay(),
    turbo: () => game.toggleTurbo(),
    sound: () => hud.show({ isSoundOn: sound.toggle() }),
    bet: (by) => game.bet(by),
  })
  const parts = { host, api, stage, hud, texts, sound, money, toast, profile, currency, isDemo, lobbyUrl }
  const game = createGame(parts)
  stage.canvas.setAttribute('aria-hidden', 'true')
  host.prepend(backdrop.element, stage.canvas, hud.element)
  keepFitting(stage, (layout) => {
    backdrop.place(layout)
    hud.place(layout)
  })
  let isMenuOpen = false
  async function openMenu(): Promise<void> {
    if (game.isBusy() || isMenuOpen) return
    isMenuOpen = true
    const { openMenu: open } = await import('./ui/menu.ts')
    const switches = [
      { label: 'sound' as const, isOn: sound.isOn(), press: () => hud.show({ isSoundOn: sound.toggle() }) },
      { label: 'turbo' as const, isOn: game.isTurbo(), press: () => void game.toggleTurbo() },
    ]
    const pictures = stage.art().canvases
    const watch = (round: Parameters<Game['watch']>[0]) => void game.watch(round)
    const autoplay = () => void game.askAutoplay()
    await open({
      host,
      texts,
      locale,
      title,
      money,
      profile,
      pictures,
      stakeCents: game.stake(),
      api,
      switches,
      watch,
      autoplay,
    })
    isMenuOpen = false
  }

  listen(game, hud.spin, () => void openMenu())
  toast(texts('loading'))
  // The game opens with drawn symbols rather than wait long for a picture.
  const pictures = Promise.allSettled([stage.load(media), backdrop.load(media)])
  await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, 4000))])
  toast(null)
  await game.open()
  host.dataset['ready'] = 'true'
  tellHost({ type: 'ready' })
}

/** Keeps the scene the size of the frame. */
function keepFitting(stage: Stage, place: (layout: ReturnType<Stage['layout']>) => void): void {
  new ResizeObserver(() => place(stage.resize(host.clientWidth, host.clientHeight))).observe(host)
  place(stage.resize(host.clientWidth, host.clientHeight))
}

function listen(game: Game, spin: HTMLElement, menu: () => void): void {
  onHost((order) => (order === 'pause' ? game.pause() : game.resume()))
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const isFree = document.activeElement === document.body || document.activeElement === spin
    if ((event.key === ' ' || event.key === 'Enter') && isFree) {
      event.preventDefault()
      if (!event.repeat) game.press()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') game.bet(1)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') game.bet(-1)
    else if (event.key.toLowerCase() === 'm') menu()
  })
}
