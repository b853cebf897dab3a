import { expectAccessible } from './support/axe.ts'
import { call } from './support/players.ts'
import { open, tabTo } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

for (const language of languages) {
  const { say, path } = wordsOf(language)

  test(`[RT-17] [RT-21] [RT-55] [TRN-10] a guest sees running and finished tournaments and their leaders (${language})`, {
    tag: '@wide',
  }, async ({ page }) => {
    await open(page, path('/tournaments'))
    const main = page.getByRole('main')
    const now = main.getByRole('region', { name: say('tournaments.hub.running') })
    await expect(now.getByRole('article').first().getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/)
    await expectAccessible(page)
    const lists = main.getByRole('navigation', { name: say('tournaments.tabs.label') })
    await lists.getByRole('link', { name: say('tournaments.tabs.all'), exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name: say('tournaments.all.title') })).toBeVisible()
    await main.getByRole('button', { name: say('tournaments.status.archive'), exact: true }).click()
    await expect(page).toHaveURL(/state=archive/)
    await expect(main.getByRole('article').getByText(say('tournaments.card.winner')).first()).toBeVisible()
    await expect(main.getByRole('article').first().getByRole('timer')).toHaveCount(0)
    await expectAccessible(page)
    await lists.getByRole('link', { name: say('tournaments.tabs.archive') }).click()
    await expect(main.getByText(say('tournaments.card.winner')).first()).toBeVisible()
    await expectAccessible(page)
    await lists.getByRole('link', { name: say('tournaments.tabs.leaderboard') }).click()
    const choice = main.getByRole('navigation', { name: say('tournaments.leaderboard.choose'), exact: true })
    // One that runs for days: a short one may have just begun, with an empty leaderboard. The last one is the cup of
    // the content files, with three players.
    const other = choice.getByRole('link').nth(-2)
    const title = (await other.textContent())!
    await other.click()
    const board = main.getByRole('region', { name: title })
    await expect(board.locator('[data-row]')).toHaveCount(10)
    await board.getByRole('button', { name: say('tournaments.board.more') }).click()
    await expect(board.locator('[data-row]').nth(10)).toBeVisible()
    await expectAccessible(page)
  })
}

test('an unknown URL is not found; an id leads to its tournament, and a quest has a separate page', {
  tag: '@desktop',
}, async ({ page }) => {
  expect((await page.request.get('/tournaments/nothing')).status()).toBe(404)
  expect((await page.request.get('/tournaments/..%2F..%2Fadmin')).status()).toBe(404)
  const [one]: { id: number; title: string }[] = await (await call(page, 'GET', '/api/tournaments')).json()
  await open(page, `/tournaments/${one!.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.title)
})

test('the cards of the hub are reached and opened by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/tournaments')
  const card = page.getByRole('main').getByRole('article').first().getByRole('link')
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tournaments\/[a-z]/)
  await expect(page.getByRole('heading', { name: say('tournaments.rules.title') })).toBeVisible()
})
