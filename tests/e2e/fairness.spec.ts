import type { Page } from '@playwright/test'
import { call, demo, logIn, newPlayer } from './support/players.ts'
import { dialog, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')
const identifier = 'brasswing/EmberWyrm'

/** Opens the game for money and returns how to call its studio as the game's own client does. */
async function openGame(page: Page) {
  const found = await call(page, 'POST', '/api/games_filter/select', { game_ids: [identifier] })
  const { currencies } = (await found.json())[identifier]
  const frame = await (await call(page, 'GET', `/games/${identifier}/${currencies.EUR.id}`)).text()
  const token = /studio\/play\/([\w-]+)/.exec(frame)?.[1]
  return async (path: string, data: object) => {
    const answer = await page.request.post(`/studio/api${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
}

test('a player breaks the seal of their round, every step matches, and anyone verifies it by its link @desktop', async ({
  page,
  browser,
}) => {
  await newPlayer(page, 'fairness', { cents: 10_00 })
  const studio = await openGame(page)
  let { round } = await studio('/rounds', { request_id: `fairness-${Date.now()}`, stake_cents: 20 })
  while (round.is_open)
    round = (await studio(`/rounds/${round.id}/moves`, { index: round.moves.length, move: 'next' })).round
  await open(page, `/fairness/${round.id}`)
  await expect(page.getByRole('heading', { name: say('fairness.revealTitle') })).toBeVisible()
  await expect(page.getByText(round.fairness.hash)).toBeVisible()
  await page.getByRole('button', { name: say('fairness.receipt.break') }).click()
  await expect(page.getByText(say('fairness.verdictGood'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('fairness.agrees'), { exact: true })).toHaveCount(2)
  await expect(page.getByRole('link', { name: say('fairness.script') })).toHaveAttribute('href', '/studio/verify.mjs')

  await page.getByRole('button', { name: say('fairness.receipt.open'), exact: true }).click()
  const receipt = dialog(page, say('fairness.receipt.title'))
  await expect(receipt.getByText(say('fairness.receipt.verified'))).toBeVisible()
  // A device may lack the fallback fonts.
  await page.evaluate(() => document.fonts.add(new FontFace('Inter Fallback', 'local("Missing")')))
  const picture = page.waitForEvent('download')
  await receipt.getByRole('button', { name: say('fairness.receipt.picture') }).click()
  expect((await picture).suggestedFilename()).toBe(`${round.id}.png`)

  const { receipt_url: link } = await (await call(page, 'GET', `/api/player/rounds/${round.id}/fairness`)).json()
  const stranger = await browser.newContext()
  const shared = await stranger.newPage()
  await open(shared, new URL(link, page.url()).href)
  await expect(shared.getByText(say('fairness.receipt.verified'))).toBeVisible()
  await stranger.close()
})

test('a player replays a finished round while its seed is still secret', async ({ page }) => {
  await newPlayer(page, 'replay', { cents: 10_00 })
  const studio = await openGame(page)
  let { round } = await studio('/rounds', { request_id: `replay-${Date.now()}`, stake_cents: 20 })
  while (round.is_open)
    round = (await studio(`/rounds/${round.id}/moves`, { index: round.moves.length, move: 'next' })).round
  await open(page, `/fairness/${round.id}`)
  await page.getByRole('button', { name: say('fairness.replayShow') }).click()
  const game = page.frameLocator(`iframe[title="${say('fairness.replayFrame')}"]`)
  await expect(game.locator('#game[data-ready]')).toBeAttached()
  const again = game.getByRole('button', { name: wordsOf('en').game('watch') })
  await expect(again).toBeVisible()
})

test('the demo player’s rounds were really played: a blackjack hand is explained card by card and verifies @desktop', async ({
  page,
}) => {
  await logIn(page, demo.player)
  const { data } = await (await call(page, 'GET', '/api/player/rounds')).json()
  const told = await Promise.all(
    data.map(async ({ id }: { id: string }) => call(page, 'GET', `/api/player/rounds/${id}/fairness`)),
  )
  expect(told.map((answer) => answer.status())).toEqual(data.map(() => 200))
  const rounds: { round: { id: string; engine: string } }[] = await Promise.all(told.map((answer) => answer.json()))
  const hand = rounds.find(({ round }) => round.engine === 'blackjack')
  expect(hand, 'no hand of blackjack among the latest rounds').toBeDefined()
  await open(page, `/fairness/${hand?.round.id}`)
  await expect(page.getByText(say('fairness.verdictGood'))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('fairness.course') })).toBeVisible()
  await expect(
    page.getByText(say('fairness.fromNumber', { place: 1, value: '' }).trim(), { exact: false }),
  ).toBeVisible()
})
