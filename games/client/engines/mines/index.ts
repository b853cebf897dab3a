import './mines.css'
import { TILES } from '../../../engines/mines/ladder.ts'
import { PROFILES } from '../../../engines/mines/profiles.ts'
import { createCelebration } from '../../board/celebration.ts'
import { createTimes } from '../../board/times.ts'
import type { EngineParts, MountEngine } from '../../engine.ts'
import { profileIn } from '../../page/launch.ts'
import { createDoublePress } from '../../rounds/doublePress.ts'
import { type GameView, viewOf } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { wait } from '../../scene/frames.ts'
import { options } from '../../ui/panels.ts'
import { paytable, rules } from './paytable.ts'
import { anyOf, MinesPlaying, type Types } from './playing.ts'
import { MinesTable } from './table.ts'

const PICKS = [1, 2, 3, 5, 8] as const

/** The field of mines: tiles to turn over, a ladder of multipliers, and the bar's big button to cash out. */
export const mount: MountEngine<Types> = async (parts) => {
  const { launch, hud, money, texts } = parts
  const profile = profileIn(PROFILES, launch.profile)
  const engineTexts = parts.textsIn('mines')
  const times = createTimes(launch.locale)
  const celebration = createCelebration(parts, 'cashOut')
  const table = new MinesTable(parts, profile, times, {
    pick,
    change: (kind) => controller.staking.change(kind),
    isBusy: () => controller.isBusy(),
  })
  const doublePress = createDoublePress()
  const playing = new MinesPlaying({ ...parts, table, engineTexts, celebration })
  hud.show({ pressLabel: engineTexts('begin'), pressIcon: 'play', skipIcon: 'cash' })
  const controller = createRoundController(parts, {
    ...shownRounds(parts, table, playing),
    play: async (begun, course) => {
      celebration.begin(course)
      hud.show({ pill: null, skipLabel: engineTexts('pickFirst') })
      table.showChoice()
      table.field.clear()
      return playing.play(await begun, course)
    },
    autoplayInputs: () => {
      const choices = PICKS.filter((count) => count <= TILES - table.mines)
      const choice = options('picks', choices, String, Math.min(2, choices.length - 1))
      playing.picks = choice.value()
      const element = choice.fieldset(engineTexts('autoPicks'))
      element.addEventListener('change', () => {
        playing.picks = choice.value()
      })
      return element
    },
    isPressMove: true,
    hurry: () => {
      doublePress.begin()
      playing.cashOut()
    },
    stakeChanged: () => {
      table.showChoice()
      table.enable(!controller.isBusy())
    },
  })

  /** Without an open round a press of a tile begins one; while one begins or ends it does nothing. */
  function pick(tile: number): void {
    playing.pick(tile, controller.isBusy() ? null : controller.press)
  }

  // The second press of a double press on the cash-out would bet again.
  const press = () => {
    if (controller.isBusy() || !doublePress.isSecond()) controller.press()
  }
  const { turbo: _turbo, ...view } = controller
  const facts = () => ({
    ...{ engineTexts, times, money, profile },
    ...{ locale: launch.locale, mines: table.mines, stakeCents: controller.stake() },
  })
  const any = () => {
    const hidden = table.field.hidden()
    if (hidden.length > 0) pick(anyOf(hidden))
  }
  const keys = () => [
    { key: 'c', shown: 'C', label: texts('keyCashOut'), press: playing.cashOut },
    { key: 'r', shown: 'R', label: engineTexts('anyTile'), press: any },
  ]
  const open: typeof view.open = async (state) => {
    await view.open(state)
    await table.faces.laid()
  }
  return { ...view, open, press, keys, paytable: () => paytable(facts()), rules: () => rules(facts()) }
}

/** Rounds that do not depend on the round controller: resumed, replayed, or failed. */
function shownRounds({ hud, sound, isStill, textsIn }: EngineParts<Types>, table: MinesTable, playing: MinesPlaying) {
  const engineTexts = textsIn('mines')
  return {
    bet: () => ({ mines: table.mines }),
    announcement: (round) => {
      const { hit, revealed } = viewOf(round)
      const last = revealed.at(-1)
      return hit && last !== undefined ? engineTexts('announceHit', { tile: table.nameOf(last) }) : ''
    },
    resume: (round, course) => {
      table.mines = viewOf(round).mines
      table.showChoice()
      return playing.play(round, course)
    },
    // A round has its moves; the plan alone decides about wins and limits.
    endsAutoplay: () => false,
    replay: async (round) => {
      const view = viewOf(round)
      table.show({ ...view, revealed: [], field: null, hit: false })
      for (const [at, tile] of view.revealed.entries()) {
        await wait(isStill() ? 100 : 350)
        if (view.hit && at === view.revealed.length - 1) break
        table.field.set(tile, 'safe')
        sound.play('found', { step: at })
      }
      await playing.finish(round)
    },
    showLast: (last) => {
      table.faces.lay()
      if (last?.view) table.show(last.view)
      if (last?.view) table.mines = last.view.mines
      table.climb(0)
    },
    reset: () => {
      playing.reset()
      table.field.clear()
      hud.show({ pill: null, figure: null })
    },
  } satisfies Partial<GameView<Types>>
}
