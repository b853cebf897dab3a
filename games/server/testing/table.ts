import { itemAt } from '../../engines/itemAt.ts'
import { hashServerSeed } from '../../fairness/stream.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import { readMessages } from '../../testing/messages.ts'
import { createStudio, type Studio, type StudioParts } from '../main.ts'
import type { Db, LaunchOrder } from '../ports.ts'
import { signatureHeaders } from '../signature.ts'
import { createWalletDouble } from './wallet.ts'

export const SECRET = 'a secret shared for tests'
const START = Date.parse('2026-03-01T12:00:00Z')

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

export const anOrder: LaunchOrder = {
  game: 'lumenfold/MoonMinerMags',
  title: 'Moon Miner Mags',
  provider: 'lumenfold',
  seo_title: 'moon-miner-mags',
  theme: 'space',
  seed: 'mags',
  engine: 'lines',
  profile: 'wild',
  session: 'wallet-session-1',
  mode: 'real',
  currency: 'EUR',
  subunits_to_unit: 100,
  player: 'player-1',
  locale: 'en',
  lobby_url: '/',
}

/** Reverses a text: enough for tests to see that no plain text is stored. */
export const testSealer = {
  seal: (text: string) => Buffer.from(text).reverse(),
  open: (sealed: Uint8Array) => ({ text: Buffer.from(sealed).reverse().toString(), isOld: false }),
}

/**
 * A clock that a test moves, a wallet with a visible ledger, and studios that can be restarted on the same database.
 */
export function createTable(db: Db, balanceCents = 100_000) {
  let now = START
  const clock = { now: () => new Date(now) }
  const wallet = createWalletDouble({ secret: SECRET, clock, balanceCents })
  const start = (over: Partial<StudioParts> = {}): Studio =>
    createStudio({
      db,
      fetch: wallet.fetch,
      walletUrl: 'http://platform.test/wallet/v1',
      secret: SECRET,
      clock,
      log: quiet,
      mediaBase: '/media/game',
      messages: readMessages,
      wait: async () => {},
      recoverEveryMs: 0,
      sealer: testSealer,
      liveChainLength: 100,
      ...over,
    })
  return { clock, wallet, start, pass: (ms: number) => (now += ms) }
}
export type Table = ReturnType<typeof createTable>

export async function launch(studio: Studio, table: Table, order: Partial<LaunchOrder> = {}): Promise<string> {
  const body = JSON.stringify({ ...anOrder, ...order })
  const headers = signatureHeaders(SECRET, '/studio/v1/launch', body, table.clock.now())
  const response = await studio.app.request('/studio/v1/launch', { method: 'POST', headers, body })
  const { game_url } = (await response.json()) as { game_url: string }
  return itemAt(game_url.split('/'), -1)
}

/** A call of the client's API; each test knows the body's type. */
export async function call(studio: Studio, token: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await studio.app.request(`/studio/api${path}`, init)
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers it has just described
  return { status: response.status, body: (await response.json()) as any }
}

/** Installs a known seed, so that a test can choose a round with free games. */
export async function putSeed(db: Db, serverSeed: string, playerSeed: string, nonce: number): Promise<void> {
  await db.query(
    'update studio.seeds set server_seed = $1, hash = $2, player_seed = $3, next_nonce = $4 where revealed_at is null',
    [serverSeed, await hashServerSeed(serverSeed), playerSeed, nonce],
  )
}

/** Repeats a move until the round ends, for example every free game of a slot. */
export async function playOut(
  studio: Studio,
  token: string,
  round: PresentedRound,
  move: unknown = 'next',
): Promise<PresentedRound> {
  let now = round
  while (now.is_open) {
    const { status, body } = await call(studio, token, `/rounds/${now.id}/moves`, { index: now.moves.length, move })
    if (status !== 200) throw new Error(`a move failed with status ${status}: ${JSON.stringify(body)}`)
    now = body.round
  }
  return now
}
