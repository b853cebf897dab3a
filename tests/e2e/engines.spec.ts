import type { Page } from '@playwright/test'
import { expectGameAccessible } from './support/axe.ts'
import { openGame } from './support/game.ts'
import { call } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')

interface Game {
  readonly title: string
  readonly provider: string
  readonly seo_title: string
}

async function gameOf(page: Page, category: string): Promise<Game> {
  const filter = { categories: { identifiers: [category] } }
  const answer = await call(page, 'POST', '/api/games_filter', { device: 'mobile', page: 1, page_size: 1, filter })
  const [game] = ((await answer.json()) as { data: Game[] }).data
  if (!game) throw new Error(`no game of ${category}`)
  return game
}

// Lines, tables, mines and live tables have separate tests.
const categories = ['cascades', 'hold-and-win', 'crash', 'plinko']

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('ways, hold-and-win, crash and plinko fit their frame, and are readable and usable in it @desktop', async ({
  page,
}) => {
  for (const category of categories) {
    const { title, provider, seo_title } = await gameOf(page, category)
    await open(page, `/play/${provider}/${seo_title}?mode=demo`)
    const { frame } = await openGame(page, words, title)
    await frame.getByRole('button', { name: words.game('menu') }).click()
    await expectGameAccessible(page)
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)
  }
})
