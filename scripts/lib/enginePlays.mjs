// Plays for the pictures of the engines (engineStates.mjs). The rounds are searched beforehand, so each state shows the
// same round every time.

import { findGame } from '../../games/engines/index.ts'
import { layMines } from '../../games/engines/mines/engine.ts'
import { planOf } from '../../games/engines/plans.ts'
import { openDraws } from '../../games/fairness/stream.ts'

export const SERVER_SEED = 'look'.repeat(16)
export const PLAYER_SEED = 'look'
const CENTS = 1000

const draws = (nonce) => openDraws(SERVER_SEED, PLAYER_SEED, nonce)

/** The nonce of the first matching round under the seeds above. A nonce is played only once. */
async function findRound(isWanted, from) {
  for (let nonce = from; nonce < from + 20_000; nonce++) if (await isWanted(nonce)) return nonce
  throw new Error(`no matching round in 20,000 nonces from ${from} on`)
}

/** Finds a round played by the plan of its engine, or with this bet and these moves. */
const won = (engine, profile, isWanted, { bet, moves, from = 0 } = {}) =>
  findRound(async (nonce) => {
    const game = findGame(engine, profile)
    const plan = planOf(engine, game.profile, CENTS)
    const first = await game.engine.play(game.profile, bet ?? plan.bet, [], await draws(nonce))
    const made = moves ? [...moves] : []
    let played = made.length > 0 || first.isOver ? first : null
    if (made.length > 0 && first.isOver) return false
    if (made.length > 0) played = await game.engine.play(game.profile, bet ?? plan.bet, made, await draws(nonce))
    while (!played?.isOver) {
      made.push(plan.move(played ?? first))
      played = await game.engine.play(game.profile, bet ?? plan.bet, made, await draws(nonce))
    }
    return isWanted({ first, times: played.winCents / played.stakedCents })
  }, from)

const small = ({ first, times }) => first.isOver && times >= 1.5 && times < 6
const great = ({ first, times }) => first.isOver && times >= 12 && times < 60

/** Delays the response of a round, so that the reels still turn. */
async function held(game, shot) {
  const free = Promise.withResolvers()
  await game.page.route('**/studio/api/rounds', async (route) => {
    await free.promise
    await route.continue()
  })
  await game.press()
  await game.visible('.spin.busy')
  await game.frames()
  await shot('play')
  free.resolve()
}

/** Falling symbols leave the board before the response arrives. */
async function falling(game, shot) {
  const answer = game.page.waitForResponse('**/studio/api/rounds')
  await game.press()
  await answer
  await game.frames(8)
  await shot('play')
}

async function celebrate(game, shot, nonce) {
  await game.seed(nonce)
  await game.press()
  await game.celebrated()
  await shot('big')
  await game.atRest()
}

const slot = (profile, turn, feature) => async (engine, game, shot) => {
  await game.seed(await won(engine, profile, small))
  await game.still(false)
  await turn(game, shot)
  await game.still(true)
  await game.lit()
  await shot('win')
  await game.atRest()
  await celebrate(game, shot, await won(engine, profile, great))
  await game.seed(await won(engine, profile, ({ first }) => !first.isOver))
  await game.press()
  await game.visible(feature)
  await shot('feature')
}
// The card before free games stays until it is pressed; the free games run automatically.
const freeGames = 'dialog[open] .main'
const respins = '.side.right'

const roulette = async (engine, game, shot) => {
  const bet = { chips: [{ spot: 'straight-17', cents: CENTS }] }
  const nonce = await won(engine, 'classic', ({ times }) => times > 1, { bet })
  await game.seed(nonce)
  await game.page.locator('.spot[aria-label^="Number 17,"]').press('Enter')
  await game.still(false)
  await game.press()
  await game.visible('.spin.busy')
  await game.frames(8)
  await shot('play')
  await game.lit()
  await shot('big')
  await game.atRest()
}

const blackjack = async (engine, game, shot) => {
  const bet = { seats: [0, CENTS, 0] }
  const stood = ({ first, times }) => first.offers.includes('stand') && !first.offers.includes('insure') && times === 2
  await game.seed(await won(engine, 'salon', stood, { bet, moves: ['stand'] }))
  const seat = game.page.locator('.seat').nth(1)
  await seat.click()
  await game.press()
  await game.visible('.move.stand:enabled')
  await shot('play')
  await game.page.locator('.move.stand').click()
  await game.visible('.total b.win')
  await shot('win')
  await game.atRest()
  await game.seed(await won(engine, 'salon', ({ first, times }) => first.isOver && times > 2, { bet }))
  await game.visible('.seat:enabled')
  await seat.click()
  await game.press()
  await game.visible('.total b.natural')
  await shot('big')
  await game.atRest()
}

const crash = async (engine, game, shot) => {
  const bet = { stakeCents: CENTS, goal: 1500 }
  const high = (from) => won(engine, 'ascent', ({ times }) => times > 1, { bet, moves: [{ kind: 'land' }], from })
  const nonce = await high(0)
  await game.still(false)
  await game.seed(nonce)
  await game.press()
  await game.reaches(1.6)
  await shot('play')
  await game.reaches(2)
  await game.press()
  await game.lit()
  await shot('win')
  await game.atRest()
  await game.seed(await high(nonce + 1))
  await game.press()
  await game.reaches(10.5)
  await game.press()
  await game.celebrated()
  await shot('big')
}

const plinko = async (engine, game, shot) => {
  await game.seed(await won(engine, 'meteor', small))
  await game.still(false)
  const answer = game.page.waitForResponse('**/studio/api/rounds')
  await game.press()
  await answer
  await game.frames()
  await shot('play')
  await game.lit()
  await shot('win')
  await game.atRest()
  await game.still(true)
  await celebrate(game, shot, await won(engine, 'meteor', great))
}

const mines = async (engine, game, shot) => {
  const { profile } = findGame(engine, 'classic')
  const safeOf = async (nonce) => {
    const mined = new Set(await layMines(profile.opening, await draws(nonce)))
    return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mined.has(tile))
  }
  const reveal = async (tile) => {
    const answer = game.page.waitForResponse('**/moves')
    await game.page.locator('.tile').nth(tile).click()
    await answer
  }
  const begin = async (nonce) => {
    await game.seed(nonce)
    await game.press()
    await game.visible('.tile:enabled')
  }
  await begin(0)
  for (const tile of (await safeOf(0)).slice(0, 3)) await reveal(tile)
  await game.visible('.spin[data-figure]:not([data-figure=""])')
  await shot('play')
  await game.press()
  await game.lit()
  await shot('win')
  await game.atRest()
  await begin(1)
  const times = (count) =>
    game.page.evaluate((min) => {
      const read = (text) => Number(text?.replace(/[^\d.]/g, ''))
      return (
        read(document.querySelector('.spin')?.dataset.figure) >=
        min * read(document.querySelector('.plate.bet b')?.textContent)
      )
    }, count)
  for (const tile of await safeOf(1)) if (!(await times(10))) await reveal(tile)
  await game.press()
  await game.celebrated()
  await shot('big')
}

/** Bets that cover every result, so that every round wins something. */
const live = (spots) => async (_engine, game, shot) => {
  await game.visible('.stage[data-phase="betting"]')
  for (const spot of await game.page.locator(spots).all()) await spot.press('Enter')
  await game.press()
  await game.still(false)
  await game.visible('.stage[data-phase="spinning"]')
  await game.frames()
  await shot('play')
  await game.visible('.stage[data-phase="result"] .result-plate')
  await shot('win')
}

/** One flight in ten crashes before a player can cash out; then the next one is tried. */
const sharedFlight = async (_engine, game, shot) => {
  await game.still(false)
  for (let hasLeft = false; !hasLeft; ) {
    await game.visible('.flight-table[data-phase="betting"]')
    await game.press()
    await game.visible('.flight-table[data-phase="spinning"]')
    await game.frames()
    await shot('play')
    await game.visible('.ticket:enabled, .flight-table:not([data-phase="spinning"])')
    if ((await game.page.locator('.ticket:enabled').count()) === 0) continue
    await game.press()
    await game.visible('.ticket.left, .flight-table:not([data-phase="spinning"])')
    await game.frames()
    await shot('win')
    hasLeft = (await game.page.locator('.ticket.left').count()) > 0
  }
}

/**
 * In the order of the sheet. Slots have the theme of their tile; the seed of a flight selects the emblem of its tile.
 */
export const GAMES = [
  ['lines', 'steady', 'dragonfire', 'Ember Wyrm', slot('steady', held, freeGames), 'signature/wyrm'],
  ['ways', 'current', 'fruitzap', 'Peach Thunder', slot('current', falling, freeGames), 'signature/peach'],
  ['hold', 'purse', 'western', 'Rattlesnake Payday', slot('purse', held, respins), 'signature/snake'],
  ['roulette', 'classic', 'roulette', 'Velvet Roulette', roulette],
  ['blackjack', 'salon', 'western', 'Eclipse Blackjack', blackjack],
  ['crash', 'ascent', 'crash', 'Comet Crash', crash],
  ['plinko', 'meteor', 'gems', 'Peg Parade', plinko],
  ['mines', 'classic', 'pirate', 'Reef Mines', mines],
  [
    'live-roulette',
    'classic',
    'roulette',
    'Live Roulette',
    live('.spot[aria-label^="Red,"], .spot[aria-label^="Black,"], .spot[aria-label^="Number 0,"]'),
  ],
  ['live-wheel', 'orbit', 'space', 'Orbit Wheel', live('.bet-fields button')],
  ['live-crash', 'ascent', 'crash', 'Starliner Live Crash', sharedFlight, 'hero:starliner/look'],
]
