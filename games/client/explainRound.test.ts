import { expect, test } from 'vitest'
import type { CrashView } from '../engines/crash/engine.ts'
import type { AnyEngine } from '../engines/engine.ts'
import type { HoldView } from '../engines/hold/engine.ts'
import { ENGINES } from '../engines/index.ts'
import type { LinesView } from '../engines/lines/engine.ts'
import { LINES, UNITS_PER_STAKE } from '../engines/lines/lines.ts'
import type { WheelView } from '../engines/live-wheel/play.ts'
import type { MinesView } from '../engines/mines/engine.ts'
import { planOf } from '../engines/plans.ts'
import type { PlinkoView } from '../engines/plinko/engine.ts'
import type { RouletteView } from '../engines/roulette/play.ts'
import type { WaysView } from '../engines/ways/engine.ts'
import { type CoursePart, type ExplainedRound, replayDraws } from '../fairness/course.ts'
import { openDraws } from '../fairness/stream.ts'
import { createTextsIn } from '../messages.ts'
import { LOCALES, readMessages } from '../testing/messages.ts'
import { createTimes } from './board/times.ts'
import { explainRound as crash } from './engines/crash/explainRound.ts'
import { explainRound as hold } from './engines/hold/explainRound.ts'
import { explainRound as lines } from './engines/lines/explainRound.ts'
import { explainRound as liveWheel } from './engines/live-wheel/explainRound.ts'
import { explainRound as mines } from './engines/mines/explainRound.ts'
import { explainRound as plinko } from './engines/plinko/explainRound.ts'
import { explainRound as roulette } from './engines/roulette/explainRound.ts'
import { explainRound as ways } from './engines/ways/explainRound.ts'

const english = { locale: 'en', textsIn: createTextsIn(readMessages('en')) }
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

type AnyRound = ExplainedRound<unknown, unknown, unknown, unknown>

const AT_THE_TABLE = { bet: { chips: [{ spot: 'n1', cents: 2000 }] }, move: () => null }

/** Rounds of every profile of an engine by its plan, as a fairness page gets them. */
async function* roundsOf(engine: AnyEngine): AsyncGenerator<AnyRound> {
  for (const profile of Object.values(engine.profiles)) {
    const { bet, move } = engine.live ? AT_THE_TABLE : planOf(engine.id, profile, 2000)
    for (let nonce = 0; nonce < 20; nonce++) {
      const values: number[] = []
      const listener = { block: () => {}, drawn: (_: number, __: unknown, value: number) => values.push(value) }
      const moves: unknown[] = []
      let played = await engine.play(profile, bet, moves, await openDraws(SEED, 'told', nonce, listener))
      while (!played.isOver) {
        moves.push(move(played))
        played = await engine.play(profile, bet, moves, replayDraws(values))
      }
      yield { profile, bet, moves, view: played.view, values, ...english }
    }
  }
}

const linesOf = (parts: readonly CoursePart[]) => parts.flatMap(({ lines }) => lines)
/** Formats the total win, in bets. */
const together = (units: number) => createTimes('en')((units * 100) / UNITS_PER_STAKE)
const cellName = (cell: number) => `Reel ${Math.floor(cell / 3) + 1}, row ${(cell % 3) + 1}`
const stopsIn = (lines: CoursePart['lines']) =>
  lines.flatMap(({ text }) => /^Reel \d stops at position (\d+)/.exec(text)?.slice(1, 2).map(Number) ?? [])
const signsOf = (lines: CoursePart['lines']) => lines.flatMap(({ draw, mark }) => (draw === null ? [] : [mark]))

/** Checks the stops of every game of a slot (strips are counted from one), and the win of each game. */
function agreesWithReels(lines: CoursePart['lines'], { steps }: LinesView | WaysView): void {
  expect(stopsIn(lines)).toEqual(steps.flatMap(({ stops }) => stops.map((stop) => stop + 1)))
  expect(lines.filter(({ text }) => text === 'Total').map(({ mark }) => mark)).toEqual(
    steps.map(({ units }) => together(units)),
  )
}

/** The parts of an explanation that must agree with the view the player saw. */
const games = [
  {
    id: 'lines',
    explainRound: lines,
    agrees: (lines: CoursePart['lines'], view: LinesView) => {
      agreesWithReels(lines, view)
      const won = view.steps.flatMap(({ lineWins }) => lineWins.map(({ line, count }) => `Line ${line}: ${count}`))
      expect(lines.flatMap(({ text }) => /^Line \d+: \d/.exec(text)?.slice(0, 1) ?? [])).toEqual(won)
      expect(won.length).toBeLessThanOrEqual(LINES.length * view.steps.length)
    },
  },
  {
    id: 'ways',
    explainRound: ways,
    agrees: (lines: CoursePart['lines'], view: WaysView) => {
      agreesWithReels(lines, view)
      const won = view.steps.flatMap(({ drops }) =>
        drops.flatMap(({ wins, multiplier }, at) => wins.map(() => `Win ${at + 1}, multiplier ×${multiplier}`)),
      )
      expect(lines.flatMap(({ text }) => /^Win \d+, multiplier ×\d+/.exec(text)?.slice(0, 1) ?? [])).toEqual(won)
    },
  },
  {
    id: 'hold',
    explainRound: hold,
    agrees: (lines: CoursePart['lines'], { paid, respins, haul }: HoldView) => {
      expect(stopsIn(lines)).toEqual(paid.stops.map((stop) => stop + 1))
      const came = respins.flatMap(({ coins }) => coins.map(({ cell }) => `${cellName(cell)}: a coin`))
      expect(lines.filter(({ text }) => text.endsWith(': a coin')).map(({ text }) => text)).toEqual(came)
      const coins = [...paid.coins, ...respins.flatMap((respin) => respin.coins)]
      expect(
        lines.filter(({ text }) => /: (worth|Mini|Minor|Major|\+1×)/.test(text)).map(({ text }) => text.split(': ')[0]),
      ).toEqual(coins.map(({ cell }) => cellName(cell)))
      expect(lines.at(-1)).toMatchObject({ text: 'Total', mark: together(paid.units + (haul?.units ?? 0)) })
    },
  },
  {
    id: 'live-wheel',
    explainRound: liveWheel,
    agrees: (lines: CoursePart['lines'], view: WheelView) => {
      const places = lines.flatMap(({ text }) => /^Segment (\d+) of/.exec(text)?.slice(1, 2).map(Number) ?? [])
      expect(places).toEqual(view.stops.map((stop) => stop + 1))
      expect(lines.at(-2)?.mark).toBe(view.spot.slice(1))
    },
  },
  {
    id: 'plinko',
    explainRound: plinko,
    agrees: (lines: CoursePart['lines'], view: PlinkoView) =>
      expect(signsOf(lines)).toEqual(view.path.map((turn) => (turn === 0 ? '←' : '→'))),
  },
  {
    id: 'mines',
    explainRound: mines,
    agrees: (lines: CoursePart['lines'], view: MinesView) => {
      const laid = (view.field ?? []).map((tile) => `Row ${Math.floor(tile / 5) + 1}, column ${(tile % 5) + 1}`)
      const drawn = lines.flatMap(({ draw, text }) => (draw === null ? [] : [text]))
      expect(drawn.slice(0, -1).toSorted()).toEqual(laid.toSorted())
      expect(drawn.at(-1)).toMatch(/^Rounding number: a fraction above \d+ of 1,?000 /)
      expect(lines.some(({ mark }) => mark === '✕')).toBe(view.hit)
    },
  },
  {
    id: 'roulette',
    explainRound: roulette,
    agrees: (lines: CoursePart['lines'], view: RouletteView) => expect(signsOf(lines)).toEqual(view.spins.map(String)),
  },
  {
    id: 'crash',
    explainRound: crash,
    agrees: (lines: CoursePart['lines'], view: CrashView) =>
      expect(signsOf(lines)).toEqual([createTimes('en')(Math.max(100, view.peak ?? 0)), null]),
  },
] as const

const TOLD_WHOLE: ReadonlySet<string> = new Set(['lines', 'ways', 'hold', 'live-wheel', 'plinko', 'mines'])

test.each(games)('the explanation of $id matches the view its player saw, in every language', async (game) => {
  const engine = ENGINES.find(({ id }) => id === game.id)
  if (!engine) throw new Error(`no engine ${game.id}`)
  // Each explanation gets only rounds of the same engine.
  const explainRound = game.explainRound as unknown as (round: AnyRound) => Promise<CoursePart[]>
  const agrees = game.agrees as (lines: CoursePart['lines'], view: unknown) => void
  for await (const round of roundsOf(engine)) {
    const lines = linesOf(await explainRound(round))
    agrees(lines, round.view)
    // Every number is explained once, in the order it was drawn.
    const draws = lines.flatMap(({ draw }) => (draw === null ? [] : [draw]))
    expect(draws).toEqual(draws.toSorted((a, b) => a - b))
    expect(new Set(draws).size).toBe(draws.length)
    for (const draw of draws) expect(draw).toBeLessThan(round.values.length)
    if (TOLD_WHOLE.has(game.id)) expect(draws).toHaveLength(round.values.length)
    for (const locale of LOCALES) {
      const textsIn = createTextsIn(readMessages(locale))
      for (const { title, lines } of await explainRound({ ...round, locale, textsIn })) {
        for (const text of [title, ...lines.map((line) => line.text)]) expect(text).toMatch(/^[^{}]+$/)
      }
    }
  }
})

test('a gift that begins in the feature explains its first coins, the worth of each and every respin', async () => {
  const engine = ENGINES.find(({ id }) => id === 'hold') as AnyEngine
  for (const profile of Object.values(engine.profiles)) {
    const values: number[] = []
    const listener = { block: () => {}, drawn: (_: number, __: unknown, value: number) => values.push(value) }
    const bet = { stakeCents: 2000, feature: 'hold_and_win' } as const
    const { view } = await engine.play(profile, bet, ['rest'], await openDraws(SEED, 'gift', 1, listener))
    const lines = linesOf(await hold({ profile, bet, moves: ['rest'], view, values, ...english } as never))
    expect(lines.flatMap(({ draw }) => (draw === null ? [] : [draw]))).toEqual(values.map((_, at) => at))
    const { paid } = view as HoldView
    const laid = lines.slice(0, paid.coins.length).map(({ text }) => text)
    expect(laid.toSorted()).toEqual(paid.coins.map(({ cell }) => `${cellName(cell)}: a coin`).toSorted())
  }
})
