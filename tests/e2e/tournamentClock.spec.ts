import type { Browser, Locator, Page } from '@playwright/test'
import type { ServerProcess } from '../server/serverProcess.ts'
import { expectAccessible } from './support/axe.ts'
import { emberWyrm, openGame } from './support/game.ts'
import { handOf } from './support/hand.ts'
import { expectAfterJump, setClock, test } from './support/ownServer.ts'
import { call, logIn, newPlayer, password } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect } from './support/test.ts'
import { wordsOf } from './support/words.ts'

test.use({ clockOf: 'tournaments' })

interface Tournament {
  readonly title: string
  readonly frontend_identifier: string
  readonly start_at: string
  readonly end_at: string
  readonly in_progress: boolean
  readonly participants: number
  readonly user_confirmation_required: boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const words = wordsOf('en')
const { say } = words

const listed = async (page: Page): Promise<Tournament[]> => (await call(page, 'GET', '/api/tournaments')).json()

/** The platform's time in ms; tests only move it forwards. */
async function timeOf({ url }: ServerProcess): Promise<number> {
  const answer = await fetch(`${url}/sandbox/clock`, { headers: { accept: 'application/json' } })
  return Date.parse(((await answer.json()) as { now: string }).now)
}

/** A running tournament with this definition file. */
async function running(page: Page, file: string): Promise<Tournament> {
  const find = async () =>
    (await listed(page)).find((one) => one.frontend_identifier.startsWith(file) && one.in_progress)
  await expectAfterJump.poll(find).toBeDefined()
  return (await find())!
}

/** A sprint that has just begun, with an empty leaderboard. */
async function newSprint(page: Page, server: ServerProcess): Promise<Tournament> {
  const spanMs = 3 * hourMs
  await setClock(server, new Date((Math.floor((await timeOf(server)) / spanMs) + 1) * spanMs + minuteMs))
  return running(page, 'three-hour-sprint')
}

const pathOf = ({ frontend_identifier: name }: Tournament): string => `/tournaments/${name}`
const ownRow = (page: Page): Locator => page.locator('[data-row=own]')

/** Another player in a separate browser context. */
async function rival(browser: Browser, beside: Page, journey: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(beside.url()).origin, viewport: beside.viewportSize() })
  const page = await context.newPage()
  await newPlayer(page, journey, { cents: 50_00 })
  return page
}

async function playIn(page: Page, rounds: number) {
  await open(page, emberWyrm.path)
  const game = await openGame(page, words)
  for (let round = 0; round < rounds; round += 1) await game.play()
}

test('[RT-19] [TRN-08] [RTM-04] [RTM-07] a player climbs, is overtaken while watching, and finds the prize among their gifts', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  test.setTimeout(300_000)
  // The clock moves first, because a session does not survive the skipped hours.
  const sprint = await newSprint(page, server)
  const email = await newPlayer(page, 'climbs', { cents: 50_00 })
  const main = page.getByRole('main')
  const socket = page.waitForEvent('websocket')
  await open(page, pathOf(sprint))
  await socket
  await expect(main.getByText(say('tournaments.board.empty'))).toBeVisible()

  const game = await page.context().newPage()
  await playIn(game, 1)
  // The clock has skipped three hours, and the worker first finishes the tournaments that ended in them.
  await expectAfterJump(ownRow(page)).toContainText('1')
  // On the card above the leaderboard, and in the player's row, which stays in sight.
  await expect(main.getByText(say('tournaments.own.top'))).toHaveCount(2)
  await game.getByRole('button', { name: say('games.page.open') }).click()
  const active = game.getByRole('region', { name: say('games.page.active') })
  await expect(active).toContainText(say('tournaments.strip.place', { place: 1 }))

  const passing = await rival(browser, page, 'passes')
  await playIn(passing, 2)
  const own = main.getByRole('region', { name: say('tournaments.own.label') })
  await expect(own).toContainText(say('tournaments.place.of', { place: 2, count: 2 }))
  // A tie does not improve the rank, so it takes one more round than the other player has.
  await expect(own).toContainText(
    say('tournaments.own.next', { amount: say('tournaments.unit.rounds', { count: 2 }), place: 1 }),
  )
  await expect(main.locator('[data-row]').first()).not.toHaveAttribute('data-row', 'own')
  await expect(active).toContainText(say('tournaments.strip.place', { place: 2 }))
  await expectAccessible(page)
  await expectAccessible(game)
  await active.getByRole('button', { name: say('tournaments.strip.close') }).click()
  await expect(active.getByText(say('tournaments.strip.place', { place: 2 }))).toHaveCount(0)

  const guest = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  const joined = guest.waitForEvent('websocket')
  await open(guest, pathOf(sprint))
  await joined
  await setClock(server, new Date(Date.parse(sprint.end_at) + 5 * minuteMs))
  const over = guest.getByRole('main')
  await expectAfterJump(over.getByRole('heading', { name: say('tournaments.board.final') })).toBeVisible()
  await expect(over.getByRole('timer')).toHaveCount(0)
  await expectAccessible(guest)
  await guest.context().close()
  await logIn(page, email, password)
  await open(page, pathOf(sprint))
  const spins = say('tournaments.prizes.spins', { count: 20 })
  await expect(own).toContainText(spins)
  await own.getByRole('link', { name: say('tournaments.own.gift') }).click()
  await expect(page).toHaveURL(/\/profile\/gifts$/)
  await expect(main.getByText(spins).first()).toBeVisible()
  await open(page, '/tournaments/archive')
  await expect(main.getByRole('link', { name: sprint.title }).first()).toBeVisible()
  await passing.context().close()
})

test('[RT-19] [TRN-11] a guest is asked to sign up and comes back; a player joins, by keyboard on a wide screen', async ({
  page,
  server,
}) => {
  // The next Friday evening.
  const friday = new Date(await timeOf(server))
  friday.setUTCDate(friday.getUTCDate() + ((5 - friday.getUTCDay() + 7) % 7 || 7))
  friday.setUTCHours(18, 30)
  await setClock(server, friday)
  const weekend = await running(page, 'weekend-big-win')
  expect(weekend.user_confirmation_required).toBe(true)
  await open(page, pathOf(weekend))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: say('tournaments.join.guest') })).toHaveAttribute(
    'href',
    `/registration?redirect=${encodeURIComponent(pathOf(weekend))}`,
  )
  await newPlayer(page, 'joins', { cents: 50_00 })
  await open(page, pathOf(weekend))
  const join = main.getByRole('button', { name: say('tournaments.join.join'), exact: true })
  await expect(main.getByText(say('tournaments.join.before'))).toBeVisible()
  await expectAccessible(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/confirm'))
  await handOf(page).press(join)
  expect((await sent).postDataJSON()).toEqual({ confirmed: true })
  await expect(main.getByText(say('tournaments.join.joined'))).toBeVisible()
  await expect(main.getByRole('link', { name: say('tournaments.page.play') })).toBeVisible()
  await expect(join).toHaveCount(0)
  await expectAccessible(page)
})
