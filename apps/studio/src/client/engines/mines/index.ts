import type { TypesOf } from '../../../engines/engine.ts'
import type { engine } from '../../../engines/mines/engine.ts'
import { viewOf } from '../../showing.ts'
import './mines.css'
import type { MinesMove, MinesView } from '../../../engines/mines/engine.ts'
import { payoutOf } from '../../../engines/mines/ladder.ts'
import { type MinesProfile, PROFILES, stepsOf } from '../../../engines/mines/profiles.ts'
import type { PresentedRound } from '../../../server/present.ts'
import { createBoard } from '../../board/board.ts'
import { createCelebration } from '../../board/celebration.ts'
import { stepper } from '../../board/options.ts'
import { createStakeTools } from '../../board/stakeTools.ts'
import { createTimes } from '../../board/times.ts'
import { createDesk } from '../../desk.ts'
import type { MountEngine } from '../../engine.ts'
import { wait } from '../../scene/frames.ts'
import type { Course } from '../../showing.ts'
import { h } from '../../ui/element.ts'
import { options } from '../../ui/panels.ts'
import { createFaces } from './createFaces.ts'
import { createField } from './field.ts'
import { createLadder } from './ladder.ts'
import { paytable, rules } from './paytable.ts'

type Types = TypesOf<typeof engine>

const TILES = 25
const PICKS = [1, 2, 3, 5, 8] as const

/** The field of mines: tiles to turn over, a ladder to climb, the bar's great button to get off it. */
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, sound, money, isStill, texts } = parts
  const profile = (PROFILES as Readonly<Record<string, MinesProfile>>)[launch.profile]
  if (!profile) throw new Error(`no profile ${launch.profile}`)
  const words = parts.textsIn('mines')
  const times = createTimes(launch.locale)
  let mines = profile.opening
  let decide: ((move: MinesMove) => void) | null = null
  let canLeave = false
  /** A tile that was picked before there was a round: it is turned over as soon as there is one. */
  let picked: number | null = null
  /** Tiles of a round of autoplay. */
  let picks = 1
  const faces = createFaces(parts, () => field.redraw())

  const nameOf = (tile: number) => words('tile', { row: Math.floor(tile / 5) + 1, column: (tile % 5) + 1 })
  const field = createField({
    label: words('field'),
    name: (tile, look) =>
      `${nameOf(tile)}, ${words(look === 'hidden' || look === 'waiting' ? 'hidden' : look === 'safe' || look === 'spared' ? 'safe' : 'mine')}`,
    picture: (tile, look) => faces.of(tile, look),
    picked: pick,
  })
  function pick(tile: number): void {
    if (decide) decide({ kind: 'reveal', tile })
    else if (!desk.isBusy()) {
      picked = tile
      desk.press()
    }
  }
  function cashOut(): void {
    if (canLeave) decide?.({ kind: 'cash_out' })
  }
  const ladder = createLadder(words('steps'), times)
  const celebration = createCelebration(parts, 'cashOut')
  const tools = createStakeTools(parts, (kind) => desk.staking.change(kind))
  const choice = stepper(words('mines'), { lower: words('fewer'), raise: words('more') }, (by) => {
    sound.play(by > 0 ? 'raise' : 'lower')
    choose(mines + by)
  })
  const inside = h('div', { class: 'deep' }, field.element)
  createBoard(
    parts,
    { widest: 1.06, narrowest: 1, lines: 1 },
    { inside, options: h('div', { class: 'options' }, choice.element, tools.element), trail: ladder.element },
  )
  hud.show({ pressLabel: words('begin'), pressIcon: 'play', skipIcon: 'cash' })

  function choose(count: number): void {
    if (desk.isBusy()) return
    mines = Math.min(profile?.most ?? count, Math.max(profile?.fewest ?? count, count))
    showChoice()
    field.clear()
    ladder.show(stepsOf(profile as MinesProfile, mines), 0)
  }

  const showChoice = () => {
    const isFree = !desk.isBusy()
    choice.show(String(mines), { lower: isFree && mines > profile.fewest, raise: isFree && mines < profile.most })
  }

  /** What stands on the board for a round, tile by tile. */
  function show(view: MinesView): void {
    field.clear()
    for (const tile of view.revealed) field.set(tile, 'safe')
    const last = view.revealed.at(-1)
    if (view.field) {
      for (let tile = 0; tile < TILES; tile++) {
        if (view.revealed.includes(tile)) continue
        field.set(tile, view.field.includes(tile) ? 'mine' : 'spared')
      }
    }
    if (view.hit && last !== undefined) field.set(last, 'hit')
    ladder.show(stepsOf(profile as MinesProfile, view.mines), view.hit ? -1 : view.revealed.length)
  }

  async function session(begun: PresentedRound<Types>, course: Course<Types>): Promise<PresentedRound<Types>> {
    let round = begun
    show(viewOf(round))
    if (picked !== null && round.is_open) round = await turn(round, picked, course)
    picked = null
    while (round.is_open) {
      if (course.isAuto()) {
        round = await playStep(round, course)
        continue
      }
      offer(round)
      const move = await new Promise<MinesMove>((resolve) => {
        decide = resolve
      })
      rest()
      round = move.kind === 'reveal' ? await turn(round, move.tile, course) : await course.move(round, move)
    }
    await finish(round)
    return round
  }

  /** Autoplay turns over as many tiles as was said, whichever, and cashes out. */
  async function playStep(round: PresentedRound<Types>, course: Course<Types>): Promise<PresentedRound<Types>> {
    const { revealed } = viewOf(round)
    const isEnough = revealed.length >= picks && round.offers.includes('cash_out')
    await wait(isStill() || course.isTurbo() ? 120 : 420)
    // Stopped meanwhile: the player continues by hand.
    if (!course.isAuto()) return round
    if (isEnough) return course.move(round, { kind: 'cash_out' })
    return turn(
      round,
      anyOf(Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !revealed.includes(tile))),
      course,
    )
  }

  /** What the player may do now, and what it is worth. */
  function offer(round: PresentedRound<Types>): void {
    const view = viewOf(round)
    field.enable(true)
    const amount = amountOf(round, view.hundredths)
    canLeave = round.offers.includes('cash_out')
    hud.show({
      skipLabel: canLeave ? words('cashOut', { amount }) : words('pickFirst'),
      figure: canLeave ? amount : null,
      isLive: canLeave,
      pill: canLeave ? words('nextStep', { next: amountOf(round, view.next ?? 0) }) : words('pickOne'),
    })
  }

  function rest(): void {
    decide = null
    field.enable(false)
    hud.show({ isLive: false })
  }

  async function turn(
    round: PresentedRound<Types>,
    tile: number,
    course: Course<Types>,
  ): Promise<PresentedRound<Types>> {
    field.set(tile, 'waiting')
    const after = await course.move(round, { kind: 'reveal', tile })
    const view = viewOf(after)
    if (view.hit) return after
    field.set(tile, 'safe')
    sound.play('found', { step: view.revealed.length - 1 })
    ladder.show(stepsOf(profile as MinesProfile, view.mines), view.revealed.length)
    if (after.is_open) {
      const amounts = { amount: amountOf(after, view.hundredths), next: amountOf(after, view.next ?? 0) }
      hud.announce(words('announceSafe', { tile: nameOf(tile), ...amounts }))
    }
    return after
  }

  async function finish(round: PresentedRound<Types>): Promise<void> {
    const view = viewOf(round)
    const last = view.revealed.at(-1)
    if (view.hit && last !== undefined) {
      field.set(last, 'hit')
      sound.play('blast')
      if (!isStill()) inside.classList.add('shaken')
      await wait(isStill() ? 150 : 420)
      inside.classList.remove('shaken')
    }
    show(view)
    const won = round.win_cents ?? 0
    const amount = money(won > 0 ? won : round.stake_cents)
    hud.show({ figure: null, pill: words(won > 0 ? 'won' : 'lost', { amount }) })
    celebration.win(won, view.revealed.length > 0 ? round.stake_cents : Number.POSITIVE_INFINITY)
  }

  const amountOf = ({ stake_cents }: PresentedRound<Types>, hundredths: number) =>
    money(payoutOf(stake_cents, hundredths))

  const desk = createDesk(parts, {
    bet: () => ({ mines }),
    say: (round) => {
      const { hit, revealed } = viewOf(round)
      const last = revealed.at(-1)
      return hit && last !== undefined ? words('announceHit', { tile: nameOf(last) }) : ''
    },
    play: async (begun, course) => {
      celebration.begin(course)
      hud.show({ pill: null, skipLabel: words('pickFirst') })
      showChoice()
      field.clear()
      return session(await begun, course)
    },
    carryOn: (round, course) => {
      mines = viewOf(round).mines
      showChoice()
      return session(round, course)
    },
    // A round has its moves; what it won, and when it is enough, is for the plan.
    endsAutoplay: () => false,
    asksAutoplay: () => {
      const most = TILES - mines
      const choices = PICKS.filter((count) => count <= most)
      const asked = options('picks', choices, String, Math.min(2, choices.length - 1))
      picks = asked.value()
      const element = asked.fieldset(words('autoPicks'))
      element.addEventListener('change', () => {
        picks = asked.value()
      })
      return element
    },
    replay: async (round) => {
      const view = viewOf(round)
      show({ ...view, revealed: [], field: null, hit: false })
      for (const [at, tile] of view.revealed.entries()) {
        await wait(isStill() ? 100 : 350)
        if (view.hit && at === view.revealed.length - 1) break
        field.set(tile, 'safe')
        sound.play('found', { step: at })
      }
      await finish(round)
    },
    rest: (last) => {
      faces.lay()
      if (last?.view) show(viewOf(last))
      if (last?.view) mines = viewOf(last).mines
      ladder.show(stepsOf(profile, mines), 0)
    },
    reset: () => {
      picked = null
      rest()
      field.clear()
      hud.show({ pill: null, figure: null })
    },
    hurry: cashOut,
    stakeChanged: () => {
      showChoice()
      tools.enable(!desk.isBusy())
      field.enable(!desk.isBusy())
    },
  })

  const { turbo: _turbo, ...view } = desk
  const facts = () => ({ words, times, money, locale: launch.locale, profile, mines, stakeCents: desk.stake() })
  const any = () => {
    const hidden = field.hidden()
    if (hidden.length > 0) pick(anyOf(hidden))
  }
  const keys = () => [
    { key: 'c', shown: 'C', says: texts('keyCashOut'), press: cashOut },
    { key: 'r', shown: 'R', says: words('anyTile'), press: any },
  ]
  return { ...view, keys, paytable: () => paytable(facts()), rules: () => rules(facts()) }
}

function anyOf(tiles: readonly number[]): number {
  const [random] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number] // one was asked for
  return tiles[random % tiles.length] as number // there is always a tile left before the last step
}
