// npm run test:cluster [-- --rounds 2 --seed 1]
// Kills and restarts nodes one after the other during bets, deposits, withdrawals and blackjack hands. Acknowledged
// movements may not be lost or counted twice, a repeated request is answered by another node within five seconds, and
// guests get at least 99.9 % of their pages.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildStale } from '../../scripts/lib/build.mjs'
import { startCluster } from '../../scripts/lib/cluster.mjs'
import { atEnd, end, freePort } from '../../scripts/lib/processes.mjs'
import { playHands, verifyHands } from '../chaos/hands.ts'
import { Journal } from '../chaos/journal.ts'
import { type Answer, Line } from '../chaos/line.ts'
import { pay } from '../chaos/pay.ts'
import { play } from '../chaos/play.ts'
import { cancelBonuses, emails, prepare, secrets, underLoad, verifyBalances, withDb } from '../chaos/storm.ts'
import { verify } from '../chaos/verify.ts'
import { addFundedPlayers } from '../server/funded.ts'
import { Player } from '../server/player.ts'
import { seededRandom } from '../server/random.ts'
import { printTable } from '../server/table.ts'
import { Guests } from './guests.ts'

const playLanes = 6
const handLanes = 4
const handMoney = 1_000_000_00n
/** A player in a round on a killed node continues within this time. */
const backWithinMs = 5000
const minPages = 0.999
const problemsShown = 20

/** Waits after a 429: all nodes share the rate limits, and all requests of this test come from one address. */
class PatientLine extends Line {
  override async deliver(what: string, send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await super.deliver(what, send)
      if (answer.status !== 429) return answer
      await sleep(1000)
    }
  }
}

/** For players in the middle of a hand, which the killed node may own: measures how long each waits for an answer. */
class HandLine extends PatientLine {
  readonly #since = new Set<number>()
  #longestMs = 0

  override async deliver(what: string, send: () => Promise<Answer>): Promise<Answer> {
    // Times of this clock are unique, so they can identify the request.
    const since = performance.now()
    this.#since.add(since)
    try {
      return await super.deliver(what, send)
    } finally {
      this.#since.delete(since)
      this.#longestMs = Math.max(this.#longestMs, performance.now() - since)
    }
  }

  /** The longest wait since the last call, including requests that still wait. */
  resetLongest(): number {
    const now = performance.now()
    const longest = Math.max(this.#longestMs, ...[...this.#since].map((since) => now - since))
    this.#longestMs = 0
    return longest
  }
}

/** A kill or restart of a node, and how long it stopped the load. */
interface Blow {
  readonly node: string
  readonly how: 'kill -9' | 'restart'
  /** The longest time without any acknowledged movement. */
  readonly stillMs: number
  /** The longest time a player in a hand waited for an answer. */
  readonly handMs: number
  /** Requests that got no answer, or 502 from the proxy. */
  readonly unanswered: number
  /** Guests' pages that were not served, and the longest wait for one that was. */
  readonly pagesLost: number
  readonly pageMs: number
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
  })
  const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
  if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run test:cluster -- [--rounds 1] [--seed 1]')
    return end(2)
  }
  await buildStale()
  const port = await freePort()
  const cluster = await startCluster({
    port,
    env: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      CAPTCHA: 'off',
      DEMO_PLAYERS: 'off',
      TILES_AT_SETUP: '0',
      TILES_AT_REST: '0',
      LOG_LEVEL: 'error',
      // All guests have one address here.
      MAX_PAGES_PER_MINUTE: '1000000',
      WALLET_SECRET: secrets.wallet,
      PSP_SECRET: secrets.psp,
    },
    log: (line: string) => console.log(line),
  })
  atEnd(() => cluster.stop())
  const { url } = cluster
  const place = { databaseUrl: cluster.databaseUrl, dataDir: '' }
  for (const email of emails) await cancelBonuses(new Player(url, email))
  const { players, before } = await prepare(place)
  const hands = await addFundedPlayers(place, handLanes, handMoney)

  const journal = new Journal()
  const line = new PatientLine(journal)
  const handLine = new HandLine(journal)
  let isOver = false
  const shared = { url, line, journal, isOver: () => isOver }
  const random = (lane: number) => seededRandom(seed * 1000 + lane)
  const browsers = emails.map((email) => new Player(url, email))
  for (const browser of browsers) await browser.signIn()
  const lanes = [
    ...Array.from({ length: playLanes }, (_, lane) =>
      play({
        ...shared,
        ...players[lane % players.length]!,
        name: `g${lane}`,
        secret: secrets.wallet,
        random: random(lane),
      }),
    ),
    ...browsers.map((player, lane) =>
      pay({ ...shared, ...players[lane]!, player, name: `p${lane}`, secret: secrets.psp, random: random(100 + lane) }),
    ),
  ]
  const dealt = hands.map(({ session }, lane) =>
    playHands({
      ...shared,
      line: handLine,
      session,
      name: `h${lane}`,
      secret: secrets.wallet,
      random: random(200 + lane),
    }),
  )
  const guests = new Guests(url)
  const visits = guests.run()
  const blows: Blow[] = []
  const strike = async (node: (typeof cluster.platforms)[number], how: Blow['how']) => {
    await underLoad(journal)
    const unansweredBefore = unanswered(journal, line)
    const watch = watchStill(journal)
    handLine.resetLongest()
    guests.resetLongest()
    const lostBefore = guests.lostCount
    if (how === 'kill -9') await node.kill()
    else await node.stop()
    // Longer than a lease, so that the other nodes take over everything.
    await sleep(6000)
    await node.start()
    await underLoad(journal)
    const blow = {
      node: node.name,
      how,
      stillMs: watch(),
      handMs: handLine.resetLongest(),
      unanswered: unanswered(journal, line) - unansweredBefore,
      pagesLost: guests.lostCount - lostBefore,
      pageMs: guests.resetLongest(),
    }
    console.log(
      `${blow.node} ${how}: ${Math.round(blow.stillMs)} ms without a movement, a hand waited ${Math.round(blow.handMs)} ms, ${blow.unanswered} repeated, ${blow.pagesLost} pages lost, one waited ${Math.round(blow.pageMs)} ms`,
    )
    blows.push(blow)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const node of [...cluster.platforms, ...cluster.webs]) await strike(node, 'kill -9')
    for (const node of [...cluster.platforms, ...cluster.webs]) await strike(node, 'restart')
  }
  // A last stretch without kills, in which every open request gets its definite answer.
  isOver = true
  guests.end()
  await Promise.all([...lanes, visits])
  const dealtRounds = await Promise.all(dealt)
  const problems = [
    ...[...line.unexpected, ...handLine.unexpected].filter((text) => !isRepeated(text)),
    ...blows
      .filter(({ stillMs, handMs }) => Math.max(stillMs, handMs) > backWithinMs)
      .map(({ node, how }) => `${node} ${how}: players waited longer than ${backWithinMs} ms`),
    ...(guests.share < minPages
      ? [`only ${percent(guests.share)} of the guests’ pages were served: ${guests.lost.join(', ')} ...`]
      : []),
    ...journal.faults,
    ...(await withDb(place, async (db) => [
      ...(await verify(db, journal)),
      ...(await verifyBalances(db, journal, before)),
      ...(await verifyHands(db, dealtRounds)),
    ])),
  ]
  printTable([
    [
      'node',
      'blow',
      'longest time without a movement',
      'longest wait in a hand',
      'requests repeated',
      'pages lost',
      'longest wait for a page',
    ],
    ...blows.map(({ node, how, stillMs, handMs, unanswered: count, pagesLost, pageMs }) => [
      node,
      how,
      `${Math.round(stillMs)} ms`,
      `${Math.round(handMs)} ms`,
      String(count),
      String(pagesLost),
      `${Math.round(pageMs)} ms`,
    ]),
  ])
  const finished = dealtRounds.reduce((sum, rounds) => sum + rounds.size, 0)
  console.log(`${journal.acknowledged.size} movements acknowledged, ${finished} hands finished.`)
  console.log(`${guests.count} guests’ pages, ${guests.lostCount} lost: ${percent(guests.share)} served.`)
  for (const problem of problems.slice(0, problemsShown)) console.error(problem)
  console.log(
    problems.length === 0
      ? 'No acknowledged movement was lost or counted twice; the ledger sums to zero.'
      : `${problems.length} problems.`,
  )
  await end(problems.length === 0 ? 0 : 1)
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
/** The proxy's response when a node dies during a request; the caller repeats it under the same id. */
const isRepeated = (text: string) => /: 50[24] /.test(text)
const unanswered = (journal: Journal, line: Line) => journal.lostAnswers + line.unexpected.filter(isRepeated).length

/** Measures the longest time without an acknowledged movement; returns a function that ends the measurement. */
function watchStill(journal: Journal): () => number {
  let [count, since, longest] = [journal.acknowledged.size, performance.now(), 0]
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - since)
    if (journal.acknowledged.size !== count) [count, since] = [journal.acknowledged.size, now]
  }
  const timer = setInterval(look, 5)
  return () => {
    look()
    clearInterval(timer)
    return longest
  }
}

await main().catch((error: unknown) => {
  console.error(error)
  return end(1)
})
