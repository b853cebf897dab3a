import type { TypesOf } from '../../../engines/engine.ts'
import { highestStake } from '../../../engines/exposure.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { engine } from '../../../engines/live-crash/engine.ts'
import { profileIn } from '../../page/launch.ts'
import '../../board/board.css'
import '../../live/live.css'
import './live-crash.css'
import { MAX_BETS } from '../../../engines/live-crash/engine.ts'
import { LIVE_CRASH_PROFILES } from '../../../engines/live-crash/liveCrashProfiles.ts'
import type { PresentedLiveRound } from '../../../protocol/live.ts'
import { stepper } from '../../board/options.ts'
import { sceneHue } from '../../board/sceneHue.ts'
import { createStakeTools } from '../../board/stakeTools.ts'
import { createTimes } from '../../board/times.ts'
import { createTrail } from '../../board/trail.ts'
import type { MountEngine } from '../../engine.ts'
import { createCall } from '../../live/call.ts'
import { createLiveController } from '../../live/createLiveController.ts'
import type { LiveShow } from '../../live/liveShow.ts'
import { liveFairness, liveRules, resultBoard } from '../../live/rules.ts'
import type { Surroundings } from '../../live/stage.ts'
import { createStaking } from '../../stake/staking.ts'
import { h } from '../../ui/element.ts'
import { ruleList } from '../../ui/sheet.ts'
import { adjacentGoal, goalsTo } from '../crash/goals.ts'
import { paytable, rules } from '../crash/paytable.ts'
import { createScene } from '../crash/scene.ts'
import { createAscent } from './ascent.ts'
import { createFlyers } from './flyers.ts'
import { paidAt } from './leftOf.ts'
import { createOthers } from './others.ts'
import { createOwnBets } from './ownBets.ts'
import { placeFlight } from './placeFlight.ts'
import { shipOf } from './shipOf.ts'
import { inFlight } from './texts.ts'

type Types = TypesOf<typeof engine>

const SHOWN = 20
const SIGNS = { waiting: null, betting: null, closing: 'lock', spinning: 'rocket', result: 'check' } as const

/** One shared flight at the table: players bet while it boards, and each cashes out on their own. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts, { stakes }) => {
  const { host, launch, hud, sound, money, isStill, texts } = parts
  const profile = profileIn(LIVE_CRASH_PROFILES, launch.profile)
  const unit = itemAt(stakes, 0) // every currency has stakes
  const engineTexts = parts.textsIn('live-crash')
  const solo = parts.textsIn('crash')
  const live = inFlight(parts.textsIn('live'), engineTexts)
  const times = createTimes(launch.locale)
  const goals = goalsTo(profile.highest)
  const trail = createTrail(solo('results'))
  const call = createCall(live, SIGNS)
  const flyers = createFlyers({
    engineTexts,
    times,
    money: (units, left) => money(paidAt(Math.round(units * unit), left ?? 100)),
  })
  const tools = createStakeTools(parts, (kind) => staking.actions.change(kind))
  const choice = stepper(solo('goal'), { lower: solo('lower'), raise: solo('raise') }, (by) => {
    sound.play(by > 0 ? 'raise' : 'lower')
    goal = adjacentGoal(goals, goal, by)
    showGoal()
  })
  const scene = createScene({
    isStill,
    doublesMs: profile.doublesMs,
    highest: profile.highest,
    engineTexts: { times, ready: () => engineTexts('ready'), lost: () => engineTexts('ended'), flewOn: () => '' },
  })
  // Until the ship's picture has loaded, the rocket flies.
  void shipOf(launch.seed)
    .then((ship) => ship && scene.board(ship))
    .catch(() => {})
  const ascent = createAscent(scene, sound, (isNamed) => own.show(isNamed))
  let goal: number | null = null
  let marks: readonly string[] = []
  let shownResult: string | null = null
  const own = createOwnBets(parts, {
    ...parts,
    engineTexts,
    solo,
    live,
    times,
    profile,
    controller: () => controller,
    hundredths: scene.hundredths,
    stakeCents: () => staking.now(),
    maxStakeCents: highestStake(stakes),
  })
  const others = createOthers((bets, leavings) => {
    flyers.show(bets, own.has, own.isOver())
    scene.leavings(leavings.map(({ id, hundredths }) => ({ hundredths, isOwn: own.has(id) })))
  })

  const inside = h('div', { class: 'inside' }, own.element)
  const options = h('div', { class: 'options' }, choice.element, tools.element)
  const placed = { inside, options, call: call.element, trail: trail.element, flyers: flyers.element }
  const board = h('div', { class: 'board flight-table' }, ...scene.canvases, ...Object.values(placed))
  host.insertBefore(board, hud.element)
  let redraw = () => {}
  parts.fit((width, height) => {
    const flight = placeFlight({ board, ...placed }, parts, width, height)
    // The scene's colour is known only after its picture has loaded.
    redraw = () => scene.resize(width, height, sceneHue(), flight)
    redraw()
  })

  const staking = createStaking({
    ...parts,
    isFixed: () => false,
    balance: () => controller.balance(),
    changed: () => controller.changed(),
  })

  function showGoal(): void {
    const at = goals.indexOf(goal)
    choice.show(goal === null ? solo('off') : times(goal), { lower: at > 0, raise: at < goals.length - 1 })
    scene.goal(own.goalShown(goal))
  }

  const show: LiveShow<Types> = {
    hasStake: true,
    showsOwnWins: true,
    order: () => (own.takesMore() ? { stakeCents: staking.now(), bet: { goal } } : null),
    orderConfirmed: () => {},
    open: (canBet, bets) => {
      own.set(canBet, bets)
      others.again()
      own.show(true)
      showGoal()
    },
    begin: () => {
      ascent.end()
      own.begin()
      others.begin()
      redraw()
      scene.ready()
    },
    spin: (round, now) => {
      hud.announce(engineTexts(own.isIn() ? 'liftOffIn' : 'liftOff'))
      // Moves the focus to the button, so that space cashes out, even after the player edited the goal.
      if (own.isIn() && !document.querySelector('dialog[open]')) hud.spin.focus({ preventScroll: true })
      ascent.begin(round.spins_at - now())
    },
    result: (round) => {
      if (shownResult === round.id) return
      shownResult = round.id
      const peak = peakOf(round)
      ascent.end()
      own.end(peak)
      if (peak >= profile.highest) scene.left(peak, peak)
      else {
        scene.lost(peak)
        sound.play('burst')
      }
      others.again()
      own.show(true)
    },
    history: (all) => {
      marks = all
      trail.show(all.slice(0, SHOWN).map((mark) => ({ text: shownMark(mark), kind: kindOf(Number(mark)) })))
    },
    crowd: ({ bets }) => {
      if (bets) others.set(bets)
    },
    left: (bets) => {
      others.left(bets)
      own.left(new Set(bets.map(({ id }) => id)))
      showGoal()
    },
    act: own.leaveAll,
    announcement: (round) => {
      const peak = peakOf(round)
      return peak < 100 ? engineTexts('grounded') : engineTexts('endedAt', { times: times(peak) })
    },
  }
  const shownMark = (mark: string) => times(Math.max(100, Number(mark)))
  const surroundings: Surroundings = {
    tick: (moment, bettingMs) => {
      if (board.dataset['phase'] !== moment.phase) board.dataset['phase'] = moment.phase
      board.classList.toggle('last-seconds', call.tick(moment, bettingMs))
      return undefined
    },
    round: (number) => call.round(number === null ? null : live('round', { number })),
    own: call.own,
    crowd: ({ seats }) => flyers.seats(live('seats', { count: seats })),
  }
  const controller = createLiveController(parts, live, surroundings, show)

  const facts = () => ({ engineTexts: solo, times, money, locale: launch.locale, profile, stakeCents: staking.now() })
  return {
    ...controller,
    open: async (state) => {
      staking.open({ stakes: state.stakes, step: state.stake_step }, state.stake_cents)
      await controller.open(state)
      hud.show({ pressIcon: 'rocket', skipIcon: 'cash' })
      showGoal()
    },
    bet: staking.step,
    staking: staking.actions,
    keys: () => [{ key: 'c', shown: 'C', label: texts('keyCashOut'), press: () => own.leaveAll()?.() }],
    paytable: () => paytable(facts()),
    rules: () => {
      const results = marks.map((mark) => h('span', { class: 'mark' }, shownMark(mark)))
      const shared = ruleList([
        engineTexts('ruleShared'),
        engineTexts('ruleTwo', { most: MAX_BETS }),
        engineTexts('rulePaid'),
      ])
      return h('div', {}, rules(facts()), shared, liveRules(live), resultBoard(live, results))
    },
    fairness: () => liveFairness(live, controller),
  }
}

const peakOf = ({ view }: PresentedLiveRound<Types>) => view?.peak ?? 0
const kindOf = (peak: number) => (peak < 200 ? 'low' : peak < 1000 ? 'even' : 'high')
