import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A game that is always in the catalogue. */
export const emberWyrm = { title: 'Ember Wyrm', path: '/play/brasswing/ember-wyrm', studio: 'Brasswing' } as const

/** The result of a finished round, as the frame reports it to the page. Minor units. */
export interface Round {
  readonly stake_cents: number
  readonly win_cents: number
  readonly balance_cents: number
}

/** An open game that is ready to play. */
export interface OpenGame {
  readonly frame: FrameLocator
  readonly spin: Locator
  /** Plays one round to its end, including free games. */
  play(): Promise<Round>
  /** Waits for the end of a round that has begun without the button: Start plays the first free round. */
  finished(): Promise<Round>
  /** The balance shown in the game. */
  readonly balance: Locator
}

// Free games are random, and take some twenty seconds even without animation.
const roundMs = 90_000

/**
 * Waits until the game on this page is ready. Rounds are counted from here on. Motion is reduced by default, because
 * animations take eight seconds a round and only a few tests need them.
 */
export async function openGame(
  page: Page,
  { say, game }: Words,
  title: string = emberWyrm.title,
  { isMoving = false } = {},
): Promise<OpenGame> {
  if (!isMoving) await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = page.frameLocator(`iframe[title="${say('games.page.frame', { title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heardRounds: heard })
    addEventListener('message', ({ data, origin }) => {
      if (origin === location.origin && data?.source === 'apogee-game' && data.type === 'round-ended') heard.push(data)
    })
  })
  const spin = frame.getByRole('button', { name: game('spin'), exact: true })
  // The cards before and after free games have to be pressed.
  const card = frame.getByRole('button', { name: new RegExp(`^(${game('start')}|${game('carryOn')})$`) })
  await page.addLocatorHandler(card, () => card.click())
  let played = 0
  const finished = async () => {
    const heard = () =>
      page.evaluate((index) => (window as unknown as { heardRounds: Round[] }).heardRounds[index], played)
    await expect(async () => {
      await expect(spin).toBeVisible({ timeout: 1_000 })
      expect(await heard()).toBeDefined()
    }).toPass({ timeout: roundMs })
    const round = await heard()
    played += 1
    return round as Round
  }
  return {
    frame,
    spin,
    play: async () => {
      await spin.click()
      return finished()
    },
    finished,
    balance: frame.locator('.plate.balance b'),
  }
}

/** Plays rounds until one changes the balance: a win equal to the stake does not. */
export async function playUntilItMoves(game: OpenGame): Promise<Round> {
  const round = await game.play()
  return round.stake_cents === round.win_cents ? playUntilItMoves(game) : round
}
