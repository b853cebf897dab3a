import type { FrameLocator, Locator, Page } from '@playwright/test'
import { call } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')

/** Opens the first game of a category that is no live table and of a studio that requires no details. */
async function openFirst(page: Page, category: string): Promise<FrameLocator> {
  const filter = { categories: { identifiers: [category] } }
  const answer = await call(page, 'POST', '/api/games_filter', { page_size: 100, filter })
  const { data } = (await answer.json()) as {
    data: { title: string; provider: string; seo_title: string; categories: string[] }[]
  }
  const game = data.find((one) => one.provider !== 'quillfeather' && !one.categories.includes('live'))
  if (!game) throw new Error(`no game of ${category}`)
  await open(page, `/play/${game.provider}/${game.seo_title}`)
  const frame = page.frameLocator(`iframe[title="${words.say('games.page.frame', { title: game.title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  return frame
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { top: box.y, bottom: box.y + box.height }
}

test('chips lie on the table, not across its rim', async ({ page }) => {
  await open(page, '/')
  for (const category of ['roulette', 'blackjack']) {
    const table = await openFirst(page, category)
    await expect(async () => {
      const [felt, chips] = [await boxOf(table.locator('.felt')), await boxOf(table.locator('.rail'))]
      expect(chips.top, category).toBeGreaterThan(felt.top)
      expect(chips.bottom, category).toBeLessThan(felt.bottom)
    }).toPass({ timeout: 20_000 })
  }
})
