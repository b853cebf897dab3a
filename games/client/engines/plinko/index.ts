import type { TypesOf } from '../../../engines/engine.ts'
import { PROFILES, RISKS, rowsOf, slotsOf } from '../../../engines/plinko/boards.ts'
import type { engine, PlinkoBet } from '../../../engines/plinko/engine.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import { createBoard } from '../../board/board.ts'
import { createCelebration } from '../../board/celebration.ts'
import { segment } from '../../board/options.ts'
import { createStakeTools } from '../../board/stakeTools.ts'
import { createTimes, kindOf } from '../../board/times.ts'
import { createTrail } from '../../board/trail.ts'
import { createDesk } from '../../desk.ts'
import type { MountEngine } from '../../engine.ts'
import { profileIn } from '../../launch.ts'
import { wait } from '../../scene/frames.ts'
import type { Course } from '../../showing.ts'
import { viewOf } from '../../showing.ts'
import { meaningOf } from '../../triumph/meaningOf.ts'
import { h } from '../../ui/element.ts'
import { paytable, rules } from './paytable.ts'
import { rowsChoice } from './rowsChoice.ts'
import { createScene } from './scene.ts'

type Types = TypesOf<typeof engine>

/** Min time between two balls. */
const APART_MS = 320
const SHOWN = 20
const MOST_ROWS = 16
/** A slot sounds higher from each of these multipliers on, in hundredths. */
const BINS = [150, 300, 1000, 5000] as const

/** A board of pegs: balls fall along their drawn paths, several at once. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, sound, money, isStill, api } = parts
  const profile = profileIn(PROFILES, launch.profile)
  const words = parts.textsIn('plinko')
  const times = createTimes(launch.locale)
  const scene = createScene(isStill)
  const celebration = createCelebration(parts, null)
  const tools = createStakeTools(parts, (kind) => desk.staking.change(kind))
  const trail = createTrail(words('results'))
  let results: readonly number[] = []
  let falling = 0

  const rows = rowsChoice(words, rowsOf(profile), profile.opening.rows, changed)
  const risk = segment(
    words('risk'),
    RISKS.map((value) => ({ value, label: words(value) })),
    profile.opening.risk,
    changed,
  )
  const bet = () => ({ rows: rows.value(), risk: risk.value() })
  const slots = ({ rows, risk } = bet()) => slotsOf(profile, rows, risk)

  function changed(): void {
    scene.show(slots())
    hud.announce(words('chosen', { rows: rows.value(), risk: words(risk.value()) }))
  }

  const inside = h('div', { class: 'deep' }, scene.canvas)
  const options = h('div', { class: 'options' }, rows.element, risk.element, tools.element)
  createBoard(parts, { widest: 1.5, narrowest: 0.9, lines: 2 }, { inside, options, trail: trail.element }, (inner) =>
    scene.resize(inner.width, inner.height),
  )
  scene.show(slots())
  hud.show({ pressLabel: words('drop'), skipLabel: words('dropping'), pressIcon: 'ball', skipIcon: 'ball' })

  /** Sets up the board of a bet; while other balls fall, the board stays as chosen. */
  function setUp({ rows: many, risk: chosen }: PlinkoBet): void {
    if (rows.value() === many && risk.value() === chosen) return
    rows.set(many)
    risk.set(chosen)
    scene.show(slots())
  }

  const enable = (isOn: boolean) => {
    rows.enable(isOn)
    risk.enable(isOn)
  }

  async function fall(round: PresentedRound<Types>, course: Course<Types>): Promise<void> {
    const { path, hundredths } = viewOf(round)
    await scene.drop(path, course.isTurbo() ? 1.8 : 1, (row) =>
      sound.play('pin', { step: (row / path.length) * MOST_ROWS }),
    )
    const won = round.win_cents ?? 0
    scene.tell(path, money(won))
    note(hundredths)
    if (meaningOf(won, round.stake_cents) === 'none') sound.play('missed')
    else sound.play('bin', { step: BINS.filter((least) => hundredths >= least).length })
    celebration.win(won, round.stake_cents)
  }

  function note(hundredths: number): void {
    results = [hundredths, ...results].slice(0, SHOWN)
    showTrail()
  }

  const showTrail = () => trail.show(results.map((result) => ({ text: times(result), kind: kindOf(result) })))

  const desk = createDesk(parts, {
    bet,
    play: async (begun, course) => {
      celebration.begin(course)
      enable(false)
      falling++
      try {
        const round = await begun
        const fallen = fall(round, course)
        await Promise.race([fallen, wait(isStill() ? 0 : APART_MS)])
        course.release?.(round)
        await fallen
        return round
      } finally {
        if (--falling === 0) enable(true)
      }
    },
    replay: async (round, course) => {
      setUp(round.bet)
      await fall(round, course)
    },
    rest: (last) => {
      if (last?.view) setUp(last.bet)
    },
    reset: () => hud.show({ pill: null }),
    hurry: () => {},
    stakeChanged: () => tools.enable(!desk.isBusy()),
  })

  void api.rounds().then(
    ({ rounds }) => {
      const before = rounds.flatMap((round) => (round.view ? [viewOf(round).hundredths] : []))
      results = [...results, ...before].slice(0, SHOWN)
      showTrail()
    },
    // The game works without the results of past rounds.
    () => {},
  )
  const facts = () => ({ words, times, money, locale: launch.locale, profile, ...bet(), stakeCents: desk.stake() })
  return { ...desk, paytable: () => paytable(facts()), rules: () => rules(facts()) }
}
