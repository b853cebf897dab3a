import { createHmac, randomBytes } from 'node:crypto'
import { drawText, dropMoment, numberOf, triggerCents } from '@apogee/rules/jackpots/draw'
import { itemAt } from '@apogee/rules/validation/required'
import { hashPassword } from '../areas/auth/passwords/passwordHashing.ts'
import { insertPlayer } from '../areas/auth/store.ts'
import { fundingMoves, payDrop } from '../areas/jackpots/drops/awardDrop.ts'
import { hashOf, nextCycle, type Pool } from '../areas/jackpots/pool.ts'
import { type Jackpot, lockJackpots, newSecret, savePools } from '../areas/jackpots/store.ts'
import { readBrand } from '../core/content/brands.ts'
import type { Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import { bookRound, popularGames } from './demoRounds.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'ledger'>

/** Their nicknames and the groups of their statuses, so that each flies another ship. */
const winners = [
  ['lunatic', '257'],
  ['Kestrel', '759'],
  ['oleander', null],
  ['Mirabel', '258'],
  ['novak_j', '1117'],
  ['petrichor', '259'],
  ['BlueHarbor', '256'],
  ['tessa.w', '255'],
  ['rosewood', '1117'],
  ['Viggo', '257'],
] as const

/** Hours ago, level, index among the winners, index among the popular games. */
const wins: readonly (readonly [number, string, number, number])[] = [
  [980, 'supernova', 1, 0],
  [610, 'nova', 3, 1],
  [404, 'comet', 0, 2],
  [250, 'daily-orbit', 5, 3],
  [190, 'comet', 6, 0],
  [118, 'nova', 7, 1],
  [76, 'spark', 2, 2],
  [49, 'daily-orbit', 8, 0],
  [30, 'comet', 9, 3],
  [22, 'spark', 4, 1],
  [19, 'hourly-orbit', 5, 0],
  [9, 'spark', 0, 2],
  [6, 'hourly-orbit', 6, 1],
  [2, 'spark', 1, 3],
]

/** Rounds for the ticker: hours ago, winner, game, stake and win. */
const rounds: readonly (readonly [number, number, number, bigint, bigint])[] = [
  [1.9, 2, 0, 300n, 34_218n],
  [1.7, 3, 1, 500n, 190_600n],
  [1.5, 6, 2, 200n, 8840n],
  [1.2, 4, 3, 500n, 64_025n],
  [1.0, 7, 0, 400n, 21_200n],
  [0.8, 5, 2, 500n, 112_080n],
  [0.6, 9, 3, 200n, 7490n],
  [0.4, 0, 1, 100n, 1260n],
  [0.2, 8, 0, 1000n, 24_750n],
]

const hourMs = 3_600_000
const emailOf = (name: string): string => `${name.toLowerCase()}@winners.apogee.test`

/**
 * Past winners, for the winners' lists and the ticker of a demo. Their accounts have no usable password. Added once.
 */
export async function seedDemoWinners(needs: Needs): Promise<void> {
  const [known] = await needs.db.query('SELECT 1 FROM players WHERE email = $1', [emailOf(winners[0][0])])
  if (known) return
  const passwordHash = await hashPassword(randomBytes(24).toString('hex'))
  const games = await popularGames(needs.db)
  await needs.db.transaction(async (tx) => {
    const ids = await addWinners(needs, tx, passwordHash)
    if (ids === null) return
    const now = needs.clock.now().getTime()
    for (const [place, [hoursAgo, winner, game, bet, win]] of rounds.entries()) {
      const books = { tx, ledger: needs.ledger, playerId: itemAt(ids, winner) }
      const session = `demo-${ids[winner]}-${place}`
      const at = new Date(now - hoursAgo * hourMs)
      await bookRound(books, {
        session,
        round: `${session}-round`,
        game: itemAt(games, game % games.length),
        bet,
        win,
        at,
      })
    }
    for (const jackpot of await lockJackpots(tx, ['mystic', 'orbit'])) {
      const pools: Pool[] = []
      for (const { pool: first } of jackpot.levels) {
        let pool = first
        for (const [hoursAgo, level, winner, game] of wins) {
          if (level !== first.level) continue
          const by = {
            id: `past-${level}-${pool.cycle}`,
            playerId: itemAt(ids, winner),
            currency: 'EUR',
            stakeCents: 100n,
          }
          const round = { ...by, game: itemAt(games, game % games.length).identifier }
          pool = await winInThePast(needs, tx, jackpot, pool, round, new Date(now - hoursAgo * hourMs))
        }
        pools.push(pool)
      }
      await savePools(tx, pools)
    }
  })
}

/** The accounts of a demo that are not real players. */
export async function demoWinnerIds(db: Needs['db']): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>('SELECT id FROM players WHERE email = ANY ($1::text[]) ORDER BY id', [
    winners.map(([name]) => emailOf(name)),
  ])
  return rows.map(({ id }) => id)
}

/** Their ids, or null when another process is seeding too. */
async function addWinners({ clock, ledger }: Needs, tx: Tx, passwordHash: string): Promise<bigint[] | null> {
  const ids: bigint[] = []
  for (const [nickname, group] of winners) {
    const id = await insertPlayer(tx, {
      email: emailOf(nickname),
      passwordHash,
      currency: 'EUR',
      language: 'en',
      brand: 'apogee',
      licence: readBrand('apogee').licence,
      profile: { nickname },
      groups: group === null ? [] : [group],
      dfpc: null,
      now: clock.now(),
      agreements: {
        receive_promos: false,
        receive_sms_promos: false,
        receive_promos_via_phone_calls: false,
        agreed_to_partner_promotions: false,
      },
    })
    if (id === null) return null
    await ledger.openAccounts(tx, id, 'EUR')
    // The funds for the stakes of the ticker's rounds.
    await ledger.post(tx, {
      key: `seed:winner:${id}`,
      kind: 'adjustment',
      playerId: id,
      at: clock.now(),
      moves: [
        { account: { playerId: id, kind: 'real', currency: 'EUR' }, amount: 10_000n },
        { account: { kind: 'adjustment', currency: 'EUR' }, amount: -10_000n },
      ],
    })
    ids.push(id)
  }
  return ids
}

/** A past cycle, before the pool of today: fed, won as its secret determines, and paid. */
async function winInThePast(
  { ledger, clock }: Needs,
  tx: Tx,
  jackpot: Jackpot,
  pool: Pool,
  round: { id: string; game: string; playerId: bigint; currency: string; stakeCents: bigint },
  at: Date,
): Promise<Pool> {
  const { currency } = jackpot.config
  const secret = newSecret()
  const number = numberOf(
    createHmac('sha256', secret)
      .update(drawText(pool.level, pool.cycle, round.id))
      .digest('hex'),
  )
  const began = new Date(at.getTime() - hourMs)
  const common = { level: pool.level, cycle: pool.cycle, secret, hash: hashOf(secret), opening_round: round.id }
  const begun = { begun_at: began.toISOString(), begun_cents: Number(pool.seedCents) }
  const isAmount = pool.rule.rule === 'amount'
  const below = pool.rule.rule === 'amount' ? BigInt(pool.rule.below_cents) : pool.seedCents * 3n
  const amount = triggerCents(number, pool.seedCents, below)
  const terms = isAmount
    ? { rule: 'amount' as const, below_cents: Number(below), trigger_cents: Number(amount) }
    : { rule: 'time' as const, drops_by: at.toISOString(), moment: dropMoment(number, began, at).toISOString() }
  await ledger.post(tx, {
    key: `jackpot-past:${pool.id}:${pool.cycle}`,
    kind: 'jackpot_fed',
    at,
    reason: { jackpot: jackpot.config.identifier, levels: { [pool.level]: Number(amount) } },
    moves: fundingMoves(currency, amount),
  })
  const drop = { cycle: pool.cycle, amount, draw: { ...common, ...begun, ...terms } }
  await payDrop({ ledger }, tx, jackpot, pool, drop, round, at)
  return {
    // The current cycle starts now: an expired hour would go to the first player with a round.
    ...nextCycle({ ...pool, seedCents: 0n, amount: pool.amount + amount }, amount, newSecret(), clock.now()),
    seedCents: pool.seedCents,
  }
}
