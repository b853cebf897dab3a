import { expect, test } from 'vitest'
import type { CrashView } from '../engines/crash/engine.ts'
import type { AnyEngine } from '../engines/engine.ts'
import { ENGINES } from '../engines/index.ts'
import type { MinesView } from '../engines/mines/engine.ts'
import { planOf } from '../engines/plans.ts'
import type { PlinkoView } from '../engines/plinko/engine.ts'
import type { RouletteView } from '../engines/roulette/play.ts'
import { type CoursePart, drawsAgain, type ToldRound } from '../fairness/course.ts'
import { openDraws } from '../fairness/stream.ts'
import { createTimes } from './board/times.ts'
import { tell as crash } from './engines/crash/tell.ts'
import { tell as mines } from './engines/mines/tell.ts'
import { tell as plinko } from './engines/plinko/tell.ts'
import { tell as roulette } from './engines/roulette/tell.ts'
import { LANGUAGES } from './messages.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

type AnyRound = ToldRound<unknown, unknown, unknown, unknown>

/** Rounds of every profile of an engine by its plan, as a page of fairness has them. */
async function* roundsOf(engine: AnyEngine): AsyncGenerator<AnyRound> {
  for (const profile of Object.values(engine.profiles)) {
    const { bet, move } = planOf(engine.id, profile, 2000)
    for (let nonce = 0; nonce < 20; nonce++) {
      const values: number[] = []
      const listener = { block: () => {}, drawn: (_: number, __: unknown, value: number) => values.push(value) }
      const moves: unknown[] = []
      let played = await engine.play(profile, bet, moves, await openDraws(SEED, 'told', nonce, listener))
      while (!played.isOver) {
        moves.push(move(played))
        played = await engine.play(profile, bet, moves, drawsAgain(values))
      }
      yield { profile, bet, moves, view: played.view, values, locale: 'en' }
    }
  }
}

const linesOf = (parts: readonly CoursePart[]) => parts.flatMap(({ lines }) => lines)
const signsOf = (lines: CoursePart['lines']) => lines.flatMap(({ draw, mark }) => (draw === null ? [] : [mark]))

/** What of a course must agree with what the player saw. */
const games = [
  {
    id: 'plinko',
    tell: plinko,
    agrees: (lines: CoursePart['lines'], view: PlinkoView) =>
      expect(signsOf(lines)).toEqual(view.path.map((turn) => (turn === 0 ? '←' : '→'))),
  },
  {
    id: 'mines',
    tell: mines,
    agrees: (lines: CoursePart['lines'], view: MinesView) => {
      const laid = (view.field ?? []).map((tile) => `Row ${Math.floor(tile / 5) + 1}, column ${(tile % 5) + 1}`)
      expect(lines.flatMap(({ draw, text }) => (draw === null ? [] : [text])).toSorted()).toEqual(laid.toSorted())
      expect(lines.some(({ mark }) => mark === '✕')).toBe(view.hit)
    },
  },
  {
    id: 'roulette',
    tell: roulette,
    agrees: (lines: CoursePart['lines'], view: RouletteView) => expect(signsOf(lines)).toEqual(view.spins.map(String)),
  },
  {
    id: 'crash',
    tell: crash,
    agrees: (lines: CoursePart['lines'], view: CrashView) =>
      expect(signsOf(lines)).toEqual([createTimes('en')(Math.max(100, view.peak ?? 0))]),
  },
] as const

test.each(games)('what the numbers of $id became is what its player saw, in every language', async (game) => {
  const engine = ENGINES.find(({ id }) => id === game.id)
  if (!engine) throw new Error(`no engine ${game.id}`)
  // Each hears the rounds of its own engine alone.
  const tell = game.tell as unknown as (round: AnyRound) => Promise<CoursePart[]>
  const agrees = game.agrees as (lines: CoursePart['lines'], view: unknown) => void
  for await (const round of roundsOf(engine)) {
    const lines = linesOf(await tell(round))
    agrees(lines, round.view)
    for (const { draw } of lines) expect(draw ?? 0).toBeLessThan(round.values.length)
    for (const locale of LANGUAGES) {
      for (const { title, lines } of await tell({ ...round, locale })) {
        for (const text of [title, ...lines.map((line) => line.text)]) expect(text).toMatch(/^[^{}]+$/)
      }
    }
  }
})
