import type { FrameLocator, Locator, Page } from '@playwright/test'
import { call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')

/** Opens the first game of a category, with the details that one studio requires. */
async function openFirst(page: Page, category: string, isLive: boolean): Promise<FrameLocator> {
  const filter = { categories: { identifiers: [category] } }
  const answer = await call(page, 'POST', '/api/games_filter', { page_size: 100, filter })
  const { data } = (await answer.json()) as {
    data: { title: string; provider: string; seo_title: string; categories: string[] }[]
  }
  const game = data.find((one) => one.provider !== 'quillfeather' && one.categories.includes('live') === isLive)
  if (!game) throw new Error(`no game of ${category}`)
  await open(page, `/play/${game.provider}/${game.seo_title}`)
  const frame = page.frameLocator(`iframe[title="${words.say('games.page.frame', { title: game.title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  return frame
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** Position of the face on the picture of a host. */
function faceOn({ left, top, right, bottom }: Awaited<ReturnType<typeof boxOf>>) {
  const [width, height] = [right - left, bottom - top]
  return { left: left + 0.4 * width, right: left + 0.6 * width, top: top + 0.24 * height, bottom: top + 0.62 * height }
}

test('at a live table the result does not cover the host’s face, and the clock’s tick is upright', async ({ page }) => {
  await newPlayer(page, 'look', { cents: 10_00 })
  // Results are half a minute apart, so wait for both at once.
  const beside = await page.context().newPage()
  await Promise.all([seeResult(page, 'game-shows'), seeResult(beside, 'roulette')])
})

async function seeResult(page: Page, category: string): Promise<void> {
  const table = await openFirst(page, category, true)
  const plate = table.locator('.stage[data-phase="result"] .result-plate')
  await expect(async () => {
    await expect(plate).toBeVisible({ timeout: 45_000 })
    await expect(plate).toHaveJSProperty('hidden', false)
    const [shown, face] = [await boxOf(plate), faceOn(await boxOf(table.locator('.host-behind .dealer')))]
    const isAside = shown.left >= face.right || shown.right <= face.left
    expect(isAside || shown.top >= face.bottom, category).toBe(true)
    // A busy machine may miss a result: then the next one is checked.
  }).toPass({ timeout: 100_000 })
  expect(await table.locator('.sign svg').evaluate((icon) => getComputedStyle(icon).rotate)).toBe('none')
}

test('chips lie on the table, not across its rim', async ({ page }) => {
  await open(page, '/')
  for (const category of ['roulette', 'blackjack']) {
    const table = await openFirst(page, category, false)
    await expect(async () => {
      const [felt, chips] = [await boxOf(table.locator('.felt')), await boxOf(table.locator('.rail'))]
      expect(chips.top, category).toBeGreaterThan(felt.top)
      expect(chips.bottom, category).toBeLessThan(felt.bottom)
    }).toPass({ timeout: 20_000 })
  }
})
