import type { TypesOf } from '../../../engines/engine.ts'
import type { engine, SeenCoin } from '../../../engines/hold/engine.ts'
import { CELLS, type Design, LIVES, unitsOfCoin } from '../../../engines/hold/machine.ts'
import type { Haul } from '../../../engines/hold/round.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import type { Texts } from '../../../messages.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { EngineParts } from '../../engine.ts'
import { resultText } from '../../rounds/announcement.ts'
import type { Course } from '../../rounds/gameView.ts'
import { createPace } from '../../scene/pace.ts'
import { meaningOf } from '../../triumph/meaningOf.ts'
import type { Triumph } from '../../triumph/triumph.ts'
import { sidePlate } from '../../ui/hud.ts'
import { openNotice } from '../../ui/panels.ts'
import type { Board } from './board.ts'
import type { Coins } from './coins.ts'

type Types = TypesOf<typeof engine>

interface Parts extends EngineParts<Types> {
  readonly engineTexts: Texts<'hold'>
  readonly board: Board
  readonly coins: Coins
  readonly design: Design
  readonly triumph: Triumph
  readonly showPrizes: (held?: readonly SeenCoin[]) => void
}

const CARD_MS = 12_000
const CARD_AUTO_MS = 2500
const TOTAL_MS = 1800

/** The respins of a round: an intro card, one respin after the other, the count of the coins, a summary card. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createRespins(parts: Parts) {
  const { host, hud, texts, engineTexts, sound, money, board, coins, design, isStill } = parts
  const { isWrapped } = design
  let pace = createPace()

  /** Continues after the respins that were already shown. */
  async function play(
    round: PresentedRound<Types>,
    shown: number,
    course: Course<Types>,
  ): Promise<PresentedRound<Types>> {
    const first = round.view
    if (!first) return round
    const autoAfterMs = course.isAuto() ? CARD_AUTO_MS : CARD_MS
    const before = first.respins.slice(0, shown)
    const held = [...first.paid.coins, ...before.flatMap((respin) => respin.coins)]
    let lives = before.at(-1)?.lives ?? LIVES
    if (shown === 0) await begin(held.length, autoAfterMs)
    host.classList.add('free')
    await board.open(isStill())
    for (const { cell, worth } of held) board.put(cell, coins.held(worth))
    let now = round
    for (let at = shown; lives > 0 && held.length < CELLS; at++) {
      showCoins(held, lives)
      const answer = course.move(now, 'next')
      lives = await respin(
        answer.then((after) => after.view?.respins[at]),
        held,
        course.isTurbo() || course.isAuto(),
      )
      now = await answer
    }
    showCoins(held, lives)
    const last = now.view
    const haul = last?.haul
    // The last response contains the values of the wrapped coins.
    const allCoins = [...(last?.paid.coins ?? []), ...(last?.respins ?? []).flatMap((respin) => respin.coins)]
    if (haul) await count(allCoins, haul, payoutCents(first.paid.units, course.stakeCents), course)
    await end(haul, course.stakeCents, autoAfterMs)
    return now
  }

  async function begin(count: number, autoAfterMs: number): Promise<void> {
    sound.play('free')
    const choices = [{ label: texts('start'), value: 'start', isMain: true }]
    const title = engineTexts(isWrapped ? 'giftsWon' : 'coinsWon', { count })
    const lines = [engineTexts(isWrapped ? 'giftsPromise' : 'coinsPromise', { lives: LIVES })]
    await openNotice(host, { title, lines, choices, autoAfterMs })
  }

  async function respin(
    outcome: Promise<{ readonly coins: readonly SeenCoin[]; readonly lives: number } | undefined>,
    held: SeenCoin[],
    isTurbo: boolean,
  ): Promise<number> {
    pace = createPace()
    const taken = new Set(held.map(({ cell }) => cell))
    const empty = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !taken.has(cell))
    if (!isStill()) board.spin(empty, coins.blank())
    sound.play('spin')
    const reels = sound.start('reels')
    const minPause = pace.pause(isTurbo ? 260 : 900)
    const found = await Promise.all([outcome, minPause])
      .then(([answer]) => answer)
      .finally(reels.stop)
    board.halt()
    for (const coin of found?.coins ?? []) {
      sound.play('coinLands')
      await board.land(coin.cell, coins.held(coin.worth), isStill())
      held.push(coin)
    }
    if (found?.coins.length === 0) sound.play('stop')
    await pace.pause(isTurbo ? 120 : 380)
    return found?.lives ?? 0
  }

  /** Counts the coins one by one, then the multiplier, then the grand prize. */
  async function count(held: readonly SeenCoin[], haul: Haul, before: number, course: Course<Types>): Promise<void> {
    pace = createPace()
    const cents = (units: number) => payoutCents(units, course.stakeCents)
    const inOrder = held.toSorted((a, b) => a.cell - b.cell)
    let units = 0
    for (const [at, { cell, worth }] of inOrder.entries()) {
      if (worth === null) continue
      if (isWrapped) board.put(cell, coins.open(worth))
      units += unitsOfCoin(design, worth)
      const isPrize = typeof worth === 'string'
      sound.play('coinCounts', { step: at })
      if (isPrize) sound.play('win')
      const swelling = board.pulse(cell, isStill() || pace.isCut())
      hud.show({ pill: money(cents(units)), win: money(before + cents(units)) })
      await swelling
      await pace.pause(course.isTurbo() ? 60 : isPrize ? 620 : 190)
    }
    if (haul.times > 1) {
      sound.play('win')
      hud.show({ pill: engineTexts('allTimes', { times: haul.times, amount: money(cents(units * haul.times)) }) })
      await pace.pause(1300)
    }
    if (haul.isGrand) {
      hud.show({ pill: engineTexts('grandWon', { amount: money(cents(design.prizes.grand)) }) })
      sound.play('big')
      await pace.pause(1300)
    }
    hud.show({ win: money(before + cents(haul.units)), isWinning: true })
  }

  async function end(haul: Haul | null | undefined, stakeCents: number, autoAfterMs: number): Promise<void> {
    hud.show({ pill: null })
    const won = payoutCents(haul?.units ?? 0, stakeCents)
    const meaning = meaningOf(won, stakeCents)
    if (meaning === 'big' || meaning === 'superb') {
      pace = createPace()
      await parts.triumph({ meaning, cents: won, countMs: TOTAL_MS, pace })
    }
    const choices = [{ label: texts('carryOn'), value: 'on', isMain: true }]
    const title = engineTexts('respinsDone')
    await openNotice(host, { title, figure: resultText(parts, { wonCents: won, stakeCents }), choices, autoAfterMs })
    leave()
  }

  function showCoins(held: readonly SeenCoin[], lives: number): void {
    const left = engineTexts('respinsLeft', { count: lives })
    const all = engineTexts('heldOf', { held: held.length, all: CELLS })
    parts.showPrizes(held)
    hud.show({ pill: left })
    hud.announce(`${all}. ${left}.`)
    const lamps = document.createElement('div')
    lamps.className = 'lamps'
    for (let at = 0; at < LIVES; at++) {
      const lamp = document.createElement('i')
      lamp.classList.toggle('on', at < lives)
      lamps.append(lamp)
    }
    const collected = sidePlate(engineTexts(isWrapped ? 'giftCounter' : 'coins'), all)
    hud.plates('free', [sidePlate(engineTexts('respins'), String(lives), lamps), collected])
  }

  /** Returns to the reels, also when the respins were aborted. */
  function leave(): void {
    host.classList.remove('free')
    hud.show({ pill: null })
    hud.plates('free', [])
    parts.showPrizes()
    board.close()
  }

  return { play, leave, hurry: () => pace.cut() }
}
