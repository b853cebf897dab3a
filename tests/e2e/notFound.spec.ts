import { ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

for (const language of languages) {
  const words = wordsOf(language)
  const { say } = words

  test(`an unknown path has a page with status 404 and a way back (${language})`, async ({ page }) => {
    for (const path of ['/nowhere/at/all', '/play/nobody/nothing', '/categories/nonsense', '/producers/nobody']) {
      const answer = await page.goto(words.path(path))
      expect(answer?.status(), path).toBe(404)
      await ready(page)
      await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible()
      await expect(page).toHaveTitle(/.+/)
    }
    await page.getByRole('link', { name: say('shell.notFound.home') }).click()
    await expect(page.getByRole('region', { name: say('games.rows.top') })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${words.path('/')}$`))
  })
}

test('an unknown API path is a 404 in JSON', async ({ page }) => {
  for (const path of ['/api/nothing', '/api/player/nothing', '/wallet/v1/nothing']) {
    const answer = await page.request.get(path, { headers: { accept: 'application/json' } })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toMatch(/^application\/([\w.]+\+)?json/)
    expect(await answer.json(), path).toHaveProperty('errors')
  }
})
