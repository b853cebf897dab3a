import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A game of the catalogue that is always there. */
export const emberWyrm = { title: 'Ember Wyrm', path: '/play/brasswing/ember-wyrm', studio: 'Brasswing' } as const

/** What a finished round did, as the frame tells the page around it. */
export interface Round {
  readonly stake_cents: number
  readonly win_cents: number
  readonly balance_cents: number
}

/** The game's own document, once it can be played. */
export async function gameFrame(page: Page, { say }: Words, title: string = emberWyrm.title): Promise<FrameLocator> {
  const frame = page.frameLocator(`iframe[title="${say('games.page.frame', { title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  return frame
}

/** The big button. */
export const spinButton = (frame: FrameLocator, { game }: Words) =>
  frame.getByRole('button', { name: game('spin'), exact: true })

/** What the game shows in one of its plates, in minor units. */
export async function plateCents(frame: FrameLocator, plate: 'balance' | 'bet' | 'win'): Promise<number> {
  const text = await frame.locator(`.plate.${plate}`).innerText()
  return Number((/[\d.,]+$/.exec(text.replace(/[^\d.,]+$/, ''))?.[0] ?? '').replace(/[.,]/g, ''))
}

/** Keeps what the frame says from now on; call it before the round, on the page that holds the game. */
export async function hearRounds(page: Page): Promise<() => Promise<Round>> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heardRounds: heard })
    addEventListener('message', ({ data, origin }) => {
      if (origin === location.origin && data?.source === 'apogee-game' && data.type === 'round-ended') heard.push(data)
    })
  })
  let told = 0
  return async () => {
    const next = await page.waitForFunction(
      (index) => (window as unknown as { heardRounds: Round[] }).heardRounds[index],
      told,
      { timeout: 45_000 },
    )
    told += 1
    return (await next.jsonValue()) as Round
  }
}
