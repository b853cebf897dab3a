import { randomBytes, randomUUID } from 'node:crypto'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { openPlaySession, playerReference } from '../../areas/games/public.ts'
import { faceOf } from '../../areas/profile/public.ts'
import { ownStudio } from '../../core/config/studiosConfig.ts'
import { readBrand } from '../../core/content/brands.ts'
import { rulesOfLaunch } from '../../core/content/configs/gameRules.ts'
import { queryOne } from '../../core/db/queryOne.ts'
import type { Core, Services } from '../../core/http/handler.ts'
import type { Log } from '../../core/log.ts'
import { type DemoGame, demoGameColumns } from '../demoRounds.ts'
import { type DemoPlayersConfig, readDemoPlayers } from './config.ts'
import { pick } from './pick.ts'
import type { PlayTime } from './playTime.ts'
import { demoCurrency, topUpWallet } from './topUpWallet.ts'

export interface CompanyNeeds extends Pick<Core, 'db' | 'clock' | 'ledger' | 'config'>, Pick<Services, 'studio'> {
  readonly studioFetch: (request: Request) => Response | Promise<Response>
  readonly log: Log
  readonly time: PlayTime
}

const message = z.object({
  now: z.int(),
  round: z.object({ id: z.string(), closes_at: z.int() }).nullable(),
})

/** The most popular live tables of every kind that company can sit at, then the next of each. */
export const companyTables = (
  { db }: Pick<Core, 'db'>,
  { tables, spots, goals }: DemoPlayersConfig,
): Promise<DemoGame[]> =>
  db.query<DemoGame>(
    `SELECT ${demoGameColumns} FROM (
       SELECT *, row_number() OVER (PARTITION BY engine ORDER BY popularity DESC, no) AS nth
         FROM games WHERE active AND 'live' = ANY (categories) AND engine = ANY ($1::text[])) AS ranked
      ORDER BY nth, popularity DESC, no LIMIT $2`,
    [[...Object.keys(spots), ...Object.keys(goals)], tables],
  )

/** A demo player at a live table until `gone` aborts: reads its stream like any player, and bets in most rounds. */
export async function sitDown(needs: CompanyNeeds, playerId: bigint, game: DemoGame, gone: AbortSignal): Promise<void> {
  const token = await openTable(needs, playerId, game)
  const url = `${needs.config.publicUrl}/studio/api/live`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await needs.studioFetch(new Request(`${url}/stream`, { headers, signal: gone }))
  if (!response.ok || !response.body) throw new Error(`the table's stream answered ${response.status}`)
  let known = ''
  for await (const { event, data } of eventsOf(response.body, gone)) {
    if (event !== 'table' && event !== 'round') continue
    const { now, round } = message.parse(JSON.parse(data))
    if (!round || round.id === known || round.closes_at <= now) continue
    known = round.id
    // Demo players take time to think, and sit out a round now and then.
    if (needs.time.chance() < 0.2) continue
    const waitMs = needs.time.chance() * (round.closes_at - now) * 0.8
    setTimeout(() => {
      if (gone.aborted) return
      const send = (body: object) =>
        needs.studioFetch(new Request(`${url}/bets`, { method: 'POST', headers, body: JSON.stringify(body) }))
      void bet(needs, playerId, game, round.id, send).catch((error: unknown) =>
        needs.log.warn({ err: error, game: game.identifier }, 'bet of a demo player failed'),
      )
    }, waitMs).unref()
  }
}

async function bet(
  needs: CompanyNeeds,
  playerId: bigint,
  { engine }: DemoGame,
  round: string,
  send: (body: object) => Response | Promise<Response>,
): Promise<void> {
  const { chip_cents, spots, goals } = readDemoPlayers()
  const cents = pick(chip_cents)
  await needs.db.transaction((tx) => topUpWallet(needs, tx, playerId, BigInt(cents)))
  const ways = goals[engine]
  const asked = ways ? { goal: pick(ways) } : { chips: [{ spot: pick(spots[engine] ?? []), cents }] }
  const answer = await send({ round, request_id: randomUUID(), stake_cents: cents, bet: asked })
  // 422: a spot that this table does not have, or too late.
  if (!answer.ok && answer.status !== 422) throw new Error(`the table answered ${answer.status}`)
  await answer.body?.cancel()
}

/** Opens the table as a launch would; returns the token of the studio's session. */
async function openTable(needs: CompanyNeeds, playerId: bigint, game: DemoGame): Promise<string> {
  const { db, clock, config, studio } = needs
  const now = clock.now()
  const id = randomBytes(24).toString('base64url')
  const login = await queryOne<{ id: bigint }>(
    db,
    `INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
     VALUES ($1, $2, $3, $3, '127.0.0.1', 'demo') RETURNING id`,
    [randomBytes(32), playerId, now],
  )
  const { no, identifier, ...facts } = game
  const at = { id, playerId, loginSessionId: login.id, no, identifier, currency: demoCurrency, bonusPercent: null }
  const { ship } = await faceOf(db, playerId)
  const { engine } = game
  const rules = rulesOfLaunch({
    licence: readBrand(config.brand).licence,
    engine,
    game: identifier,
    currency: demoCurrency,
    dateOfBirth: null,
    now,
  })
  await openPlaySession(
    db,
    {
      ...at,
      maxStakeCents: rules.max_stake_cents,
      partner: ownStudio,
      brand: config.brand,
      licence: 'CW',
      country: null,
    },
    now,
  )
  const { gameUrl } = await studio.launch({
    ...facts,
    game: identifier,
    session: id,
    mode: 'real',
    currency: demoCurrency,
    subunits_to_unit: 100,
    player: playerReference(config, playerId),
    locale: 'en',
    lobby_url: '/',
    media_version: '0',
    round_url: `${config.publicUrl}/fairness/{round}`,
    rules,
    ship: `/media/ship/${ship}.svg`,
  })
  return itemAt(gameUrl.split('/'), -1)
}

/** Yields server-sent events as they arrive; ends with the signal or the stream. */
async function* eventsOf(body: ReadableStream<Uint8Array>, gone: AbortSignal) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  // A stream that has failed needs no cancelling.
  const stop = () => void reader.cancel().catch(() => undefined)
  gone.addEventListener('abort', stop, { once: true })
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const text of events) {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? []
        yield { event, data }
      }
    }
  } finally {
    gone.removeEventListener('abort', stop)
  }
}
