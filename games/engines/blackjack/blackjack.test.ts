import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraws } from '../../fairness/stream.ts'
import { simulatedRounds, simulationTimeoutMs } from '../../testing/simulatedRounds.ts'
import { isNatural, openShoe, RANKS, SUITS, suitOf, totalOf } from './cards.ts'
import { engine, seatLimits } from './engine.ts'
import { blackjackFigures, statedFigures } from './figures.ts'
import type { BlackjackMove } from './play.ts'
import { BLACKJACK_PROFILE_IDS, BLACKJACK_PROFILES, type BlackjackProfile } from './profiles.ts'
import { advise } from './strategy.ts'

const { salon, saloon, duet } = BLACKJACK_PROFILES

/** Parses cards written as '10 A K', of the given suit or spades: 'A h'. */
const cardsOf = (text: string): number[] =>
  text.split(' ').map((word) => {
    const rank = RANKS.indexOf(word.replace(/[hdc]$/, '') as (typeof RANKS)[number])
    const suit = /[hdc]$/.exec(word)?.[0]
    return rank + 13 * Math.max(0, ['s', 'h', 'd', 'c'].indexOf(suit ?? 's'))
  })

/** Draws that deal these cards, in order, from a real shoe. */
function bringing(text: string, decks: number) {
  const wanted = cardsOf(text)
  const shoe = Array.from({ length: decks * 52 }, (_, at) => at)
  return {
    below: async (bound: number) => {
      const card = wanted.shift() ?? 0
      const at = shoe.findIndex((other, place) => place < bound && other % 52 === card)
      shoe[at] = shoe[bound - 1] as number
      return at
    },
  }
}

const play = (cards: string, moves: readonly BlackjackMove[] = [], profile = salon, seats = [100, 0, 0]) =>
  engine.play(profile, { seats }, moves, bringing(cards, profile.decks))

test.each([
  ['A K', 21, true],
  ['A A', 12, true],
  ['A 6', 17, true],
  ['A 6 10', 17, false],
  ['A A 9', 21, true],
  ['10 J', 20, false],
  ['5 6 K', 21, false],
  ['10 6 7', 23, false],
  ['A A K K', 22, false],
])('%s is %i', (cards, points, isSoft) => {
  expect(totalOf(cardsOf(cards))).toEqual({ points, isSoft })
})

test('ace and ten are a natural only as a hand of two cards', () => {
  expect(isNatural(cardsOf('A Q'))).toBe(true)
  expect(isNatural(cardsOf('7 7 7'))).toBe(false)
})

test('a shoe of six decks gives each card six times and none a seventh', async () => {
  const next = openShoe(6, await openDraws('a shoe', 'player', 1))
  const seen = new Array<number>(52).fill(0)
  for (let card = 0; card < 312; card++) seen[await next()]!++
  expect(new Set(seen)).toEqual(new Set([6]))
  expect(new Set(seen.map((_, card) => suitOf(card)))).toEqual(new Set(SUITS))
})

// Dealt in turn: player, dealer, player, dealer; then the cards the moves draw; the dealer's last. A stake of 100.
test.each<[string, string, BlackjackMove[], number, number, string]>([
  ['a higher hand wins', '10 9 9 8', ['stand'], 100, 200, 'win'],
  ['equal hands push', '10 9 8 9', ['stand'], 100, 100, 'push'],
  ['a lower hand loses', '10 9 7 9', ['stand'], 100, 0, 'loss'],
  ['a bust loses at once', '10 9 6 9 K', ['hit'], 100, 0, 'bust'],
  ['a dealer who busts pays', '10 6 2 10 9', ['stand'], 100, 200, 'win'],
  ['a natural pays three to two', 'A 9 K 9', [], 100, 250, 'natural'],
  ['a natural against a natural pushes', 'A K K A', [], 100, 100, 'push'],
  ['a dealer natural under a ten ends the round before any move', '10 K 9 A', [], 100, 0, 'loss'],
  ['21 stands by itself', '5 9 6 9 K', ['hit'], 100, 200, 'win'],
  ['21 in three loses to a natural no more than any hand', '7 A 7 K', ['decline'], 100, 0, 'loss'],
  ['double takes one card and twice the stake', '5 9 6 9 9', ['double'], 200, 400, 'win'],
  ['a doubled hand that loses, loses twice', '5 9 6 9 2', ['double'], 200, 0, 'loss'],
  ['insurance pays two to one on a natural', '10 A 9 K', ['insure'], 150, 150, 'loss'],
  ['insurance is lost otherwise', '10 A 9 8', ['insure', 'stand'], 150, 100, 'push'],
  ['even money: an insured natural keeps its stake', 'A A K K', ['insure'], 150, 250, 'push'],
  ['the dealer stands on a soft 17', '10 6 8 A', ['stand'], 100, 200, 'win'],
])('%s', async (_, cards, moves, staked, won, outcome) => {
  const played = await play(cards, moves)
  expect(played).toMatchObject({ isOver: true, stakedCents: staked, winCents: won, offers: [] })
  expect(played.view.seats[0]?.hands[0]?.outcome).toBe(outcome)
})

test('at the saloon the dealer takes a card on a soft 17', async () => {
  const played = await play('10 6 8 A 4', ['stand'], saloon)
  expect(played.view.dealer.total.points).toBe(21)
  expect(played.winCents).toBe(0)
})

test('a split plays two separate hands of the same stake', async () => {
  const played = await play('8 6 8 10 3 10 9 9', ['split', 'double', 'stand'])
  expect(played.stakedCents).toBe(300)
  const hands = played.view.seats[0]?.hands.map(({ total, outcome, winCents }) => [total.points, outcome, winCents])
  expect(hands).toEqual([
    [20, 'win', 400],
    [18, 'win', 200],
  ])
  expect(played.winCents).toBe(600)
})

test('split aces take one card each, and 21 by them is no natural', async () => {
  const played = await play('A 6 A 10 K 5 5', ['split'])
  expect(played.view.seats[0]?.hands.map(({ outcome, winCents }) => [outcome, winCents])).toEqual([
    ['push', 100],
    ['loss', 0],
  ])
})

test.each<[string, string, BlackjackMove[], BlackjackProfile, string[]]>([
  ['two cards', '10 9 6 9', [], salon, ['hit', 'stand', 'double']],
  ['a pair', '8 9 8 9', [], salon, ['hit', 'stand', 'double', 'split']],
  ['a ten and a king', '10 9 K 9', [], salon, ['hit', 'stand', 'double', 'split']],
  ['three cards', '2 9 3 9 4', ['hit'], salon, ['hit', 'stand']],
  ['a pair after a split', '8 9 8 9 8 2', ['split'], salon, ['hit', 'stand', 'double']],
  ['an ace of the dealer', '10 A 6 9', [], salon, ['insure', 'decline']],
  ['an ace that was answered', '10 A 6 9', ['decline'], salon, ['hit', 'stand', 'double']],
  ['sixteen where nine to eleven double', '10 9 6 9', [], duet, ['hit', 'stand']],
  ['eleven where nine to eleven double', '5 9 6 9', [], duet, ['hit', 'stand', 'double']],
  ['a soft ten-one there', 'A 9 9 9', [], duet, ['hit', 'stand']],
  ['eleven after a split there', '8 9 8 9 3 2', ['split'], duet, ['hit', 'stand']],
])('%s may do what the rules allow', async (_, cards, moves, profile, offers) => {
  expect((await play(cards, moves, profile)).offers).toEqual(offers)
})

test('three seats are dealt and play in turn against one dealer', async () => {
  // Seats 1 and 3: 10 and 9, dealer 6; then 9 and 2, dealer 10. Seat 3 doubles on eleven.
  const played = await play('10 9 6 9 2 10 10 K', ['stand', 'double'], salon, [100, 0, 200])
  expect(played.view.seats.map(({ seat, hands }) => [seat, hands[0]?.outcome, hands[0]?.winCents])).toEqual([
    [0, 'win', 200],
    [2, 'win', 800],
  ])
  expect(played.stakedCents).toBe(500)
})

test('the dealer draws no card when every hand is bust or a natural', async () => {
  const played = await play('10 6 6 10 K', ['hit'])
  expect(played.view.dealer.cards.length).toBe(2)
})

test('the engine rejects moves that are not offered and bets that no table accepts', async () => {
  const played = await play('10 9 6 9')
  const at = { profile: salon, bet: { seats: [100, 0, 0] }, played, moves: [], elapsedMs: 0 }
  expect(engine.admit?.('double', at)).toBe('double')
  for (const asked of ['split', 'insure', 'win', null, { kind: 'hit' }]) expect(engine.admit?.(asked, at)).toBeNull()
  const { least, most } = seatLimits(salon, 20)
  const about = { profile: salon, stakeCents: 0, stakes: [20, 40] }
  for (const seats of [
    [],
    [0, 0, 0],
    [100, 100],
    [30, 0, 0],
    [-20, 0, 0],
    [most + 20, 0, 0],
    ['20', 0, 0],
    [Number.NaN, 0, 0],
  ])
    expect([seats, engine.readBet({ seats }, about)]).toEqual([seats, null])
  expect(engine.readBet(null, about)).toBeNull()
  expect(engine.readBet({ seats: [least, 0, most] }, about)).toEqual({
    stakeCents: least + most,
    bet: { seats: [least, 0, most] },
  })
})

const aRound = fc.record({
  nonce: fc.nat({ max: 1_000_000 }),
  profile: fc.constantFrom(...Object.values(BLACKJACK_PROFILES)),
  seats: fc.tuple(fc.constantFrom(100, 0), fc.constantFrom(100, 40), fc.constantFrom(0, 20)),
  choices: fc.array(fc.nat({ max: 5 }), { minLength: 40, maxLength: 40 }),
})

test('with any moves a round extends its prefix, hides the second card to the end and pays whole cents', async () => {
  await fc.assert(
    fc.asyncProperty(aRound, async ({ nonce, profile, seats, choices }) => {
      const at = async (moves: readonly BlackjackMove[]) =>
        engine.play(profile, { seats }, moves, await openDraws('server', 'player', nonce))
      const moves: BlackjackMove[] = []
      let played = await at(moves)
      while (!played.isOver) {
        expect(moves.length).toBeLessThan(60)
        expect(played.view.dealer.cards.length).toBe(1)
        expect(played.view.turn).not.toBeNull()
        const before = played
        moves.push(played.offers[(choices[moves.length] ?? 1) % played.offers.length] as BlackjackMove)
        played = await at(moves)
        expect(played.view.dealer.cards[0]).toBe(before.view.dealer.cards[0])
        expect(played.stakedCents).toBeGreaterThanOrEqual(before.stakedCents)
      }
      expect(played.view.turn).toBeNull()
      expect(Number.isInteger(played.winCents)).toBe(true)
      expect(played.winCents).toBeLessThanOrEqual(played.stakedCents * 2.5)
    }),
    { numRuns: 200 },
  )
})

test('a player who leaves stands on their hand, without a further stake', async () => {
  for (let nonce = 0; nonce < 100; nonce++) {
    const bet = { seats: [100, 100, 100] }
    const moves: BlackjackMove[] = []
    const at = async () => engine.play(salon, bet, moves, await openDraws('server', 'left', nonce))
    let played = await at()
    while (!played.isOver) {
      expect(moves.length).toBeLessThan(60)
      moves.push(engine.leave?.(played, 0) as BlackjackMove)
      played = await at()
    }
    expect(played.stakedCents).toBe(300)
  }
})

test.each(BLACKJACK_PROFILE_IDS)('the strategy of %s covers every card of the dealer', (id) => {
  const { hard, soft, pairs } = BLACKJACK_PROFILES[id].strategy
  for (const row of [...Object.values(hard), ...Object.values(soft)]) expect(row).toMatch(/^[HSDE]{10}$/)
  for (const row of Object.values(pairs)) expect(row).toMatch(/^[P-]{10}$/)
})

test.each<[string, string, BlackjackProfile, string]>([
  ['8 8', '10', salon, 'split'],
  ['10 10', '6', salon, 'stand'],
  ['5 6', 'A', salon, 'hit'],
  ['5 6', 'A', saloon, 'double'],
  ['A 7', '9', salon, 'hit'],
  ['A 7', '2', salon, 'stand'],
  ['A 7', '2', saloon, 'double'],
  ['A 7', '5', duet, 'stand'],
  ['10 2', '3', salon, 'hit'],
  ['10 2', '4', salon, 'stand'],
])('the hint for %s against %s', async (cards, up, profile, move) => {
  const [first, second] = cardsOf(cards) as [number, number]
  const upCard = cardsOf(up)[0] as number
  const offers = ['hit', 'stand', 'split', ...(profile.doubles === 'any' || up === 'A' ? ['double'] : [])]
  const can = first % 13 === second % 13 ? offers : offers.filter((offer) => offer !== 'split')
  expect(advise(profile, { cards: [first, second], total: totalOf([first, second]) }, upCard, can)).toBe(move)
  expect(advise(profile, { cards: [first, second], total: totalOf([first, second]) }, 0, ['insure', 'decline'])).toBe(
    'decline',
  )
})

const counted = new Map<BlackjackProfile, ReturnType<typeof blackjackFigures>>()
/** Counting a table takes seconds, so the result is cached. */
function figuresOf(profile: BlackjackProfile) {
  const figures = counted.get(profile) ?? blackjackFigures(profile)
  counted.set(profile, figures)
  return figures
}

test.each(BLACKJACK_PROFILE_IDS)('the stated figures of %s are the computed ones', (id) => {
  const { rtp, hitRate } = BLACKJACK_PROFILES[id]
  expect({ rtp, hitRate }).toEqual(statedFigures(figuresOf(BLACKJACK_PROFILES[id])))
})

test.each([
  ['salon', '99.54'],
  ['saloon', '99.33'],
  ['duet', '99.53'],
] as const)('%s returns %s %% of the first stake', (id, share) => {
  expect(((1 + figuresOf(BLACKJACK_PROFILES[id]).edge) * 100).toFixed(2)).toBe(share)
})

test(
  'fifteen thousand rounds of each table by its strategy agree with the count, within four standard errors',
  async () => {
    const draws = await openDraws('a seed of the tables', 'law', 2)
    const rounds = simulatedRounds(15_000)
    for (const profile of Object.values(BLACKJACK_PROFILES)) {
      let [net, squares, staked, stakedSquares] = [0, 0, 0, 0]
      for (let round = 0; round < rounds; round++) {
        const played = await playByStrategy(profile, draws)
        const won = (played.winCents - played.stakedCents) / 100
        net += won
        squares += won * won
        staked += played.stakedCents / 100
        stakedSquares += (played.stakedCents / 100) ** 2
      }
      const figures = figuresOf(profile)
      expect(Math.abs(net / rounds - figures.edge)).toBeLessThan((4 * Math.sqrt(squares / rounds)) / Math.sqrt(rounds))
      const stakedError = Math.sqrt((stakedSquares / rounds - (staked / rounds) ** 2) / rounds)
      expect(Math.abs(staked / rounds - figures.staked)).toBeLessThan(4 * stakedError)
    }
  },
  simulationTimeoutMs,
)

/** Draws are recorded, so that every replay of a round gets the same ones. */
async function playByStrategy(profile: BlackjackProfile, source: { below(bound: number): Promise<number> }) {
  const drawn: number[] = []
  const moves: BlackjackMove[] = []
  for (;;) {
    let at = 0
    const draws = { below: async (bound: number) => (drawn[at++] ??= await source.below(bound)) }
    const played = await engine.play(profile, { seats: [100, 0, 0] }, moves, draws)
    const { seats, dealer, turn } = played.view
    if (!turn) return played
    const hand = seats[0]?.hands[turn.hand] as (typeof seats)[number]['hands'][number] // the turn names one
    moves.push(advise(profile, hand, dealer.cards[0] as number, played.offers))
  }
}
