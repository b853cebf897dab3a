import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { engine, MinesMove } from '../../../engines/mines/engine.ts'
import { payoutOf, TILES } from '../../../engines/mines/ladder.ts'
import type { Texts } from '../../../messages.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { createCelebration } from '../../board/celebration.ts'
import type { EngineParts } from '../../engine.ts'
import { type Course, viewOf } from '../../rounds/gameView.ts'
import { wait } from '../../scene/frames.ts'
import type { MinesTable } from './table.ts'

export type Types = TypesOf<typeof engine>
type Round = PresentedRound<Types>

interface Parts extends Pick<EngineParts, 'hud' | 'sound' | 'money' | 'isStill'> {
  readonly table: MinesTable
  readonly engineTexts: Texts<'mines'>
  readonly celebration: ReturnType<typeof createCelebration>
}

/** Plays a round from its first tile to its end, by the player's moves or by autoplay. */
export class MinesPlaying {
  /** Number of tiles to turn over per autoplay round. */
  picks = 1
  /** A tile picked before the round existed: it is turned over once the round has begun. */
  #picked: number | null = null
  #decide: ((move: MinesMove) => void) | null = null
  #canLeave = false
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Turns a tile over. Without an open round, `begin` starts one, which then turns this tile over. */
  pick(tile: number, begin: (() => void) | null): void {
    if (this.#decide) this.#decide({ kind: 'reveal', tile })
    else if (begin) {
      this.#picked = tile
      begin()
    }
  }

  readonly cashOut = (): void => {
    if (this.#canLeave) this.#decide?.({ kind: 'cash_out' })
  }

  /** Disables decisions and forgets the waiting tile. */
  reset(): void {
    this.#picked = null
    this.#disableMoves()
  }

  async play(begun: Round, course: Course<Types>): Promise<Round> {
    let round = begun
    this.#parts.table.show(viewOf(round))
    if (this.#picked !== null && round.is_open) round = await this.#turn(round, this.#picked, course)
    this.#picked = null
    while (round.is_open) {
      round = course.isAuto() ? await this.#playStep(round, course) : await this.#playMove(round, course)
    }
    await this.finish(round)
    return round
  }

  async finish(round: Round): Promise<void> {
    const { hud, sound, money, isStill, table, engineTexts, celebration } = this.#parts
    const view = viewOf(round)
    const last = view.revealed.at(-1)
    if (view.hit && last !== undefined) {
      table.field.set(last, 'hit')
      sound.play('blast')
      if (!isStill()) table.inside.classList.add('shaken')
      await wait(isStill() ? 150 : 420)
      table.inside.classList.remove('shaken')
    }
    table.show(view)
    const won = round.win_cents ?? 0
    const amount = money(won > 0 ? won : round.stake_cents)
    hud.show({ figure: null, pill: engineTexts(won > 0 ? 'won' : 'lost', { amount }) })
    celebration.win(won, view.revealed.length > 0 ? round.stake_cents : Number.POSITIVE_INFINITY)
  }

  async #playMove(round: Round, course: Course<Types>): Promise<Round> {
    this.#offer(round)
    const move = await new Promise<MinesMove>((resolve) => {
      this.#decide = resolve
    })
    this.#disableMoves()
    return move.kind === 'reveal' ? this.#turn(round, move.tile, course) : course.move(round, move)
  }

  /** Autoplay turns over the chosen number of random tiles, then cashes out. */
  async #playStep(round: Round, course: Course<Types>): Promise<Round> {
    const { revealed } = viewOf(round)
    const isEnough = revealed.length >= this.picks && round.offers.includes('cash_out')
    await wait(this.#parts.isStill() || course.isTurbo() ? 120 : 420)
    // Autoplay was stopped during the pause: the player continues by hand.
    if (!course.isAuto()) return round
    if (isEnough) return course.move(round, { kind: 'cash_out' })
    const hidden = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !revealed.includes(tile))
    return this.#turn(round, anyOf(hidden), course)
  }

  /** Offers the moves the player may make now, with the amounts. */
  #offer(round: Round): void {
    const { hud, table, engineTexts } = this.#parts
    const { hundredths, next } = viewOf(round)
    table.field.enable(true)
    const amount = this.#amountOf(round, hundredths)
    this.#canLeave = round.offers.includes('cash_out')
    hud.show({
      skipLabel: this.#canLeave ? engineTexts('cashOut', { amount }) : engineTexts('pickFirst'),
      figure: this.#canLeave ? amount : null,
      isLive: this.#canLeave,
      canOpenMenu: true,
      pill: this.#canLeave
        ? engineTexts('nextStep', { next: this.#amountOf(round, next ?? 0) })
        : engineTexts('pickOne'),
    })
  }

  #disableMoves(): void {
    this.#decide = null
    this.#parts.table.field.enable(false)
    this.#parts.hud.show({ isLive: false, canOpenMenu: false })
  }

  async #turn(round: Round, tile: number, course: Course<Types>): Promise<Round> {
    const { hud, sound, table, engineTexts } = this.#parts
    table.field.set(tile, 'waiting')
    const after = await course.move(round, { kind: 'reveal', tile })
    const view = viewOf(after)
    if (view.hit) return after
    table.field.set(tile, 'safe')
    sound.play('found', { step: view.revealed.length - 1 })
    table.climb(view.revealed.length, view.mines)
    if (after.is_open) {
      const amounts = {
        amount: this.#amountOf(after, view.hundredths),
        next: this.#amountOf(after, view.next ?? 0),
      }
      hud.announce(engineTexts('announceSafe', { tile: table.nameOf(tile), ...amounts }))
    }
    return after
  }

  #amountOf({ stake_cents }: Round, hundredths: number): string {
    return this.#parts.money(payoutOf(stake_cents, hundredths))
  }
}

/** A random tile; at least one remains before the last step. */
export function anyOf(tiles: readonly number[]): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return itemAt(tiles, random % tiles.length)
}
