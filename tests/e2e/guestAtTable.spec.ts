import { call } from './support/players.ts'
import { dialog, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

for (const language of ['en', 'de'] as const)
  test(`a guest at a live table sees that it is for real money, can watch, and can sign in (${language})`, async ({
    page,
  }) => {
    const { say } = wordsOf(language)
    const filter = { categories: { identifiers: ['live'] } }
    const answer = await call(page, 'POST', '/api/games_filter', { page_size: 100, filter })
    const { data } = (await answer.json()) as { data: { title: string; provider: string; seo_title: string }[] }
    // Other tests sit down at the first table of its kind.
    const game = data.at(-1)
    await open(page, `${language === 'en' ? '' : `/${language}`}/play/${game!.provider}/${game!.seo_title}`)
    const told = page.getByRole('alert').filter({ hasText: say('games.page.reasons.live_for_money') })
    await expect(told).toContainText(say('games.page.titles.live_for_money', { title: game!.title }))
    const look = told.getByRole('region', { name: say('games.page.look') })
    await expect(look).toContainText(say('games.tile.liveSeats', { count: 0 }))
    await expect(told.getByRole('button', { name: say('games.page.back') })).toHaveCount(0)
    await told.getByRole('button', { name: say('games.page.logIn') }).click()
    await expect(dialog(page, say('auth.signIn.title'))).toBeVisible()
    await page.goBack()
    await told.getByRole('button', { name: say('common.auth.signUp') }).click()
    await expect(dialog(page, say('auth.signUp.title'))).toBeVisible()
  })
