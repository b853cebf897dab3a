import type { engine } from '../../../engines/crash/engine.ts'
import { payoutAt } from '../../../engines/crash/flight.ts'
import { PROFILES } from '../../../engines/crash/profiles.ts'
import type { TypesOf } from '../../../engines/engine.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import { createBoard } from '../../board/board.ts'
import { createCelebration } from '../../board/celebration.ts'
import { stepper } from '../../board/options.ts'
import { sceneHue } from '../../board/sceneHue.ts'
import { createStakeTools } from '../../board/stakeTools.ts'
import { createTimes } from '../../board/times.ts'
import { createTrail } from '../../board/trail.ts'
import type { MountEngine } from '../../engine.ts'
import { profileIn } from '../../page/launch.ts'
import { resultText } from '../../rounds/announcement.ts'
import { createDoublePress } from '../../rounds/doublePress.ts'
import type { Course } from '../../rounds/gameView.ts'
import { viewOf } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { wait } from '../../scene/frames.ts'
import { h } from '../../ui/element.ts'
import { adjacentGoal, goalsTo } from './goals.ts'
import { paytable, rules } from './paytable.ts'
import { playerShip } from './playerShip.ts'
import { createScene } from './scene.ts'

type Types = TypesOf<typeof engine>

const SHOWN = 20
/** How long the end of a flight stays on screen before the next one. */
const END_MS = 1400
/** A replay of a long flight starts this long before its end. */
const REPLAY_MS = 6000
const TICK_MS = 100
const NAMED_EVERY = 20

/** A rocket that rises on the server's clock until the player leaves it or it is lost. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, sound, money, isStill, api, texts } = parts
  const profile = profileIn(PROFILES, launch.profile)
  const engineTexts = parts.textsIn('crash')
  const times = createTimes(launch.locale)
  const goals = goalsTo(profile.highest)
  const trail = createTrail(engineTexts('results'))
  const celebration = createCelebration(parts, 'cashOut')
  const doublePress = createDoublePress()
  const tools = createStakeTools(parts, (kind) => controller.staking.change(kind))
  let goal: number | null = null
  let peaks: readonly number[] = []
  let leave: (() => void) | null = null
  let redraw = () => {}
  const scene = createScene({
    isStill,
    doublesMs: profile.doublesMs,
    highest: profile.highest,
    engineTexts: {
      times,
      ready: () => engineTexts('ready'),
      lost: () => engineTexts('lost'),
      flewOn: (peak) => engineTexts('flewOn', { times: times(peak) }),
    },
  })
  // Until the ship's picture has loaded, and for guests, the rocket flies.
  if (launch.ship)
    void playerShip(launch.ship)
      .then((ship) => scene.board(ship))
      // The rocket flies on.
      .catch(() => {})
  const choice = stepper(engineTexts('goal'), { lower: engineTexts('lower'), raise: engineTexts('raise') }, (by) => {
    sound.play(by > 0 ? 'raise' : 'lower')
    setGoal(adjacentGoal(goals, goal, by))
  })
  createBoard(
    parts,
    { widest: 1.75, narrowest: 0.82, lines: 1 },
    {
      inside: h('div', {}, ...scene.canvases),
      options: h('div', { class: 'options' }, choice.element, tools.element),
      trail: trail.element,
    },
    (inner) => {
      // The scene's colour is known only after its picture has loaded.
      redraw = () => scene.resize(inner.width, inner.height, sceneHue())
      redraw()
    },
  )
  hud.show({ pressLabel: engineTexts('launch'), pressIcon: 'rocket', skipIcon: 'cash' })

  function setGoal(next: number | null): void {
    if (controller.isBusy()) return
    goal = next
    showGoal()
  }

  function showGoal(): void {
    const [isFree, at] = [!controller.isBusy(), goals.indexOf(goal)]
    choice.show(goal === null ? engineTexts('off') : times(goal), {
      lower: isFree && at > 0,
      raise: isFree && at < goals.length - 1,
    })
    scene.goal(goal)
  }

  const showTrail = () =>
    trail.show(
      peaks.map((peak) => ({
        text: times(Math.max(100, peak)),
        kind: peak < 200 ? 'low' : peak < 1000 ? 'even' : 'high',
      })),
    )

  /** Shows a flight from its launch, or from its present height when resumed, to its end. */
  async function flight(begun: PresentedRound<Types>, course: Course<Types>): Promise<PresentedRound<Types>> {
    const beganAt = performance.now() - (begun.elapsed_ms ?? 0)
    scene.fly(beganAt)
    sound.play('ignition')
    const thrust = sound.start('thrust')
    hud.announce(engineTexts('announceLaunch'))
    ticks = 0
    // Moves the focus to the button, so that space cashes out, even after the player edited the goal.
    hud.spin.focus({ preventScroll: true })
    const ticking = setInterval(() => {
      tick(begun)
      thrust.set(climbOf(scene.hundredths()))
    }, TICK_MS)
    const rest = () => {
      clearInterval(ticking)
      thrust.stop()
      leave = null
      hud.show({ figure: null, isLive: false })
    }
    const pressed = new Promise<'pressed'>((resolve) => {
      leave = () => resolve('pressed')
    })
    try {
      let round = begun
      let ended = watchEnd(begun)
      while (round.is_open) {
        const result = await Promise.race([ended, pressed])
        round = result === 'pressed' ? await course.move(round, { kind: 'cash_out' }) : result
        ended = Promise.resolve(round)
      }
      rest()
      await finish(round, course)
      return round
    } finally {
      rest()
    }
  }

  /** Polls until the flight has ended: the studio answers when its time is up. */
  async function watchEnd(round: PresentedRound<Types>): Promise<PresentedRound<Types>> {
    for (let now = round; ; now = (await api.watch(round.id)).round) if (!now.is_open) return now
  }

  let whole = 1
  let ticks = 0
  function tick({ stake_cents }: PresentedRound<Types>): void {
    const now = scene.hundredths()
    const amount = money(payoutAt(stake_cents, now))
    // Screen readers announce the button's name, so it is updated less often than the visible amount.
    const isNamed = ticks++ % NAMED_EVERY === 0
    hud.show({ figure: amount, isLive: true, ...(isNamed && { skipLabel: engineTexts('cashOut', { amount }) }) })
    if (Math.floor(now / 100) > whole) sound.play('passed', { step: Math.floor(now / 100) - 2 })
    whole = Math.floor(now / 100)
  }

  async function finish(round: PresentedRound<Types>, course: Course<Types>): Promise<void> {
    const { left, peak } = viewOf(round)
    const top = peak ?? 100
    const won = round.win_cents ?? 0
    if (left === null) {
      scene.lost(top)
      sound.play('burst')
    } else {
      scene.left(left, top)
      hud.show({ pill: resultText(parts, { wonCents: won, stakeCents: round.stake_cents }) })
      celebration.win(won, round.stake_cents)
    }
    peaks = [top, ...peaks].slice(0, SHOWN)
    showTrail()
    await wait(course.isTurbo() ? END_MS / 2 : END_MS)
  }

  const controller = createRoundController(parts, {
    bet: () => ({ goal }),
    announcement: (round) => {
      const { left, peak } = viewOf(round)
      if (left !== null) return engineTexts('announceLeft', { times: times(left) })
      return engineTexts('announceLost', { times: times(Math.max(100, peak ?? 100)) })
    },
    play: async (begun, course) => {
      celebration.begin(course)
      doublePress.begin()
      redraw()
      // Until the flight begins, not the amount of the last one.
      hud.show({ pill: null, skipLabel: engineTexts('launch') })
      scene.ready()
      return flight(await begun, course)
    },
    resume: (round, course) => {
      goal = round.bet.goal
      showGoal()
      return flight(round, course)
    },
    replay: async (round, course) => {
      const { left, peak } = viewOf(round)
      const lasts = Math.log2(Math.max(100, left ?? peak ?? 100) / 100) * profile.doublesMs
      const shown = isStill() ? 0 : Math.min(lasts, REPLAY_MS)
      scene.fly(performance.now() - (lasts - shown))
      const thrust = sound.start('thrust')
      await wait(shown)
      thrust.stop()
      const before = peaks
      await finish(round, course)
      peaks = before
      showTrail()
    },
    showLast: () => {
      redraw()
      scene.ready()
    },
    reset: () => {
      scene.ready()
      hud.show({ figure: null, isLive: false, pill: null })
    },
    endsAutoplay: () => false,
    isPressMove: true,
    hurry: () => {
      if (!doublePress.isSecond()) leave?.()
    },
    stakeChanged: () => {
      showGoal()
      tools.enable(!controller.isBusy())
    },
  })

  void api.rounds().then(
    ({ rounds }) => {
      const before = rounds.flatMap((round) => (round.view ? (viewOf(round).peak ?? []) : []))
      peaks = [...peaks, ...before].slice(0, SHOWN)
      showTrail()
    },
    // The game works without the results of past rounds.
    () => {},
  )
  const facts = () => ({ engineTexts, times, money, locale: launch.locale, profile, stakeCents: controller.stake() })
  return {
    ...controller,
    // Autoplay cannot press the button, so its flights need a goal.
    autoplay: () => {
      setGoal(goal ?? 200)
      controller.autoplay()
    },
    keys: () => [{ key: 'c', shown: 'C', label: texts('keyCashOut'), press: () => leave?.() }],
    paytable: () => paytable(facts()),
    rules: () => rules(facts()),
  }
}

/** Engine volume, 0 to 1: full at 64 times the stake. */
const climbOf = (hundredths: number): number => Math.log2(Math.max(100, hundredths) / 100) / 6
