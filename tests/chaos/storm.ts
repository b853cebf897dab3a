import { join } from 'node:path'
import type { Db } from '../../apps/platform/src/core/db/db.ts'
import { openDb } from '../../apps/platform/src/core/db/openDb.ts'
import { cpuTimeOf } from '../load/processFigures.ts'
import { addFundedPlayers, addSession, type Place } from '../server/funded.ts'
import { Player } from '../server/player.ts'
import { postgresPid } from '../server/postgresPid.ts'
import { between, seededRandom } from '../server/random.ts'
import { ServerProcess } from '../server/serverProcess.ts'
import { playHands, verifyHands } from './hands.ts'
import { forceJackpots } from './jackpots.ts'
import { Journal } from './journal.ts'
import { Line } from './line.ts'
import { pay } from './pay.ts'
import { play } from './play.ts'
import { awarded, balances, returnedWithdrawals, verify } from './verify.ts'

export interface StormOptions {
  readonly database: 'own' | 'separate'
  readonly databaseUrl: string | null
  readonly folder: string
  readonly port: number
  readonly kills: number
  readonly seed: number
  readonly onServer: (server: ServerProcess) => void
}

export interface StormResult {
  readonly journal: Journal
  readonly inFlightAtKills: number
  readonly reopenings: readonly number[]
  /** Time from each start after a kill to the first acknowledged money call. */
  readonly firstCalls: readonly FirstCall[]
  /** Blackjack hands whose result the player has seen. */
  readonly handsReported: number
  /** One line per problem; empty if the run passed. */
  readonly problems: readonly string[]
}

export interface FirstCall {
  readonly ms: number
  /** Processor time of the server. */
  readonly cpuMs: number
}

export const emails = ['player@apogee.test', 'vip@apogee.test', 'tester@apogee.test']
const playLanes = 12
const handLanes = 4
const handMoney = 1_000_000_00n
const errorsShown = 10
export const secrets = { wallet: 'chaos-wallet-secret-0123', psp: 'chaos-payment-secret-0123' }

/** Runs load and kills the server again and again, then looks up everything that was ever acknowledged. */
export async function storm(options: StormOptions): Promise<StormResult> {
  const place: Place = { databaseUrl: options.databaseUrl, dataDir: join(options.folder, 'data') }
  const server = new ServerProcess({ ...place, port: options.port, secrets, env: { LOG_LEVEL: 'error' } })
  options.onServer(server)
  console.log(`${options.database}: seeding ...`)
  await server.start()
  for (const email of emails) await cancelBonuses(new Player(server.url, email))
  await server.stop()
  const { players, before } = await prepare(place)
  const hands = await addFundedPlayers(place, handLanes, handMoney)
  const journal = new Journal()
  const line = new Line(journal)
  await server.start()

  let isOver = false
  const shared = { url: server.url, line, journal, isOver: () => isOver }
  const browsers = await Promise.all(
    emails.map(async (email, index) => {
      const player = new Player(server.url, email)
      await player.signIn()
      return { player, ...players[index]! }
    }),
  )
  const random = (lane: number) => seededRandom(options.seed * 1_000 + lane)
  const lanes = [
    ...Array.from({ length: playLanes }, (_, lane) =>
      play({
        ...shared,
        ...players[lane % players.length]!,
        // Each player plays two games at once, one without and one with jackpots.
        ...(lane >= players.length * 2 && { session: players[lane % players.length]!.jackpotSession }),
        name: `g${lane}`,
        secret: secrets.wallet,
        random: random(lane),
      }),
    ),
    ...browsers.map((browser, lane) =>
      pay({ ...shared, ...browser, name: `p${lane}`, secret: secrets.psp, random: random(100 + lane) }),
    ),
    forceJackpots({ ...shared, random: random(300) }),
  ]
  const dealt = hands.map(({ session }, lane) => {
    const name = `h${lane}`
    return playHands({ ...shared, session, name, secret: secrets.wallet, random: random(200 + lane) })
  })
  const { problems, reopenings, firstCalls, inFlightAtKills } = await killAgainAndAgain(options, {
    server,
    line,
    journal,
    place,
  })
  // A last stretch without kills, in which every open request gets its definite answer.
  isOver = true
  await Promise.all(lanes)
  const reported = await Promise.all(dealt)
  await server.stop()
  const found = await withDb(place, async (db) => [
    ...(await verify(db, journal)),
    ...(await verifyBalances(db, journal, before)),
    ...(await verifyHands(db, reported)),
  ])
  for (const error of server.errors.slice(0, errorsShown)) console.log(`${options.database}: ${error}`)
  problems.push(...line.unexpected, ...journal.faults, ...found.filter((problem) => !problems.includes(problem)))
  const handsReported = reported.reduce((sum, rounds) => sum + rounds.size, 0)
  return { journal, inFlightAtKills, reopenings, firstCalls, handsReported, problems }
}

/** A player who is wagering a bonus cannot withdraw, so cancel all bonuses. */
export async function cancelBonuses(player: Player): Promise<void> {
  await player.signIn()
  const { body } = await player.call('GET', '/api/player/bonuses')
  for (const { id, cancelable } of body as { id: number; cancelable: boolean }[])
    if (cancelable) await player.call('DELETE', `/api/player/bonuses/${id}`)
}

async function killAgainAndAgain(
  { database, kills, seed }: StormOptions,
  { server, line, journal, place }: { server: ServerProcess; line: Line; journal: Journal; place: Place },
) {
  const random = seededRandom(seed)
  const problems: string[] = []
  const reopenings: number[] = []
  const firstCalls: FirstCall[] = []
  let inFlightAtKills = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    await underLoad(journal)
    await pause(between(random, 100, 2_000))
    inFlightAtKills += journal.inFlight
    line.close()
    await server.kill()
    // The PostgreSQL that the killed server left running.
    if (database === 'own') process.kill(postgresPid(place), 'SIGKILL')
    // Everything acknowledged so far must already be stored, before a restart could repair anything.
    const found = await withDb(place, (db) => verify(db, journal))
    // The same problem is found again after every later kill: report it once.
    problems.push(...found.filter((problem) => !problems.includes(problem)))
    const since = performance.now()
    reopenings.push(await server.start())
    line.open()
    await acknowledged(journal, 1)
    firstCalls.push({ ms: performance.now() - since, cpuMs: cpuTimeOf(server.pid) })
    const opened = `restarted after ${Math.round(reopenings.at(-1) ?? 0)} ms, first money call after ${Math.round(firstCalls.at(-1)?.ms ?? 0)} ms`
    console.log(`${database}: kill ${kill} of ${kills}, ${journal.acknowledged.size} movements acknowledged, ${opened}`)
  }
  await underLoad(journal)
  return { problems, reopenings, firstCalls, inFlightAtKills }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until load arrives again: a kill without load proves nothing. */
export const underLoad = (journal: Journal): Promise<void> => acknowledged(journal, 20)

/** Waits for this many more acknowledged movements. */
async function acknowledged(journal: Journal, more: number): Promise<void> {
  const enough = journal.acknowledged.size + more
  for (const deadline = Date.now() + 60_000; journal.acknowledged.size < enough; ) {
    if (Date.now() > deadline) throw new Error('The server is running but acknowledges no more movements')
    await pause(5)
  }
}

export async function withDb<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(place, { isShared: true })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** The demo players, each with a play session and their balances. */
export async function prepare(place: Place) {
  return withDb(place, async (db) => {
    const rows = await db.query<{ id: bigint; email: string }>(
      'SELECT id, email FROM players WHERE email = ANY ($1::text[])',
      [emails],
    )
    const players = []
    for (const email of emails) {
      const playerId = rows.find((row) => row.email === email)?.id
      if (playerId === undefined) throw new Error(`No player ${email} exists`)
      players.push({
        playerId,
        session: await addSession(db, playerId, `chaos-${playerId}`),
        jackpotSession: await addSession(db, playerId, `chaos-jackpot-${playerId}`, 'mystic-jackpots'),
      })
    }
    return { players, before: await balances(db, idsOf(players)) }
  })
}

const idsOf = (players: readonly { readonly playerId: bigint }[]) => players.map(({ playerId }) => playerId)

/** The balances must equal the starting balances plus all acknowledged movements. */
export async function verifyBalances(db: Db, journal: Journal, before: ReadonlyMap<bigint, bigint>): Promise<string[]> {
  const ids = [...before.keys()]
  const after = await balances(db, ids)
  const [returned, won] = [await returnedWithdrawals(db, journal), await awarded(db, journal)]
  return ids.flatMap((id) => {
    const owed = (returned.get(id) ?? 0n) + (won.get(id) ?? 0n)
    const expected = (before.get(id) ?? 0n) + BigInt(journal.sumOf(id)) + owed
    return after.get(id) === expected ? [] : [`player ${id} has ${after.get(id)} instead of ${expected}`]
  })
}
