import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { heroSvg, logoSvg, SYMBOL_IDS, sceneSvg, symbolSvg } from '@apogee/art'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sharp from 'sharp'
import { hashServerSeed } from '../fairness/stream.ts'
import { createStudio } from '../server/main.ts'
import type { LaunchOrder } from '../server/ports.ts'
import { signatureHeaders } from '../server/signature.ts'
import { openTestDatabase } from '../server/testing/database.ts'
import { anOrder, SECRET, testSealer } from '../server/testing/table.ts'
import { createWalletDouble } from '../server/testing/wallet.ts'
import { readMessages } from '../testing/messages.ts'

// The game alone, with a wallet in memory and pictures drawn on the spot: `node scripts/build.mjs`, then
// `node games/scripts/harness.ts`. Opens at /?mode=real&locale=de&theme=space&title=...&profile=wild

const { values } = parseArgs({ options: { port: { type: 'string', default: '4200' } } })
const clock = { now: () => new Date() }
const db = await openTestDatabase()
const wallet = createWalletDouble({ secret: SECRET, clock, balanceCents: 124_860 })
const print = (fields: object, message: string) => console.log(message, fields)
const studio = createStudio({
  db,
  fetch: wallet.fetch,
  walletUrl: 'http://wallet.test/wallet/v1',
  secret: SECRET,
  clock,
  log: { info: print, warn: print, error: print },
  mediaBase: '/media/game',
  messages: readMessages,
  sealer: testSealer,
  liveChainLength: 1000,
})

const orders = new Map<string, LaunchOrder>()
const pictures = new Map<string, Promise<Buffer>>()
const CELL = 256

async function atlas(order: LaunchOrder): Promise<Buffer> {
  const cells = SYMBOL_IDS.map(async (id, at) => ({
    input: await sharp(Buffer.from(symbolSvg(order, id, CELL)))
      .png()
      .toBuffer(),
    left: (at % 4) * CELL,
    top: Math.floor(at / 4) * CELL,
  }))
  const sheet = sharp({
    create: { width: 4 * CELL, height: Math.ceil(SYMBOL_IDS.length / 4) * CELL, channels: 4, background: '#0000' },
  })
  return sheet
    .composite(await Promise.all(cells))
    .webp({ quality: 80 })
    .toBuffer()
}

function draw(order: LaunchOrder, part: string): Promise<Buffer> | null {
  const picture = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 78 }).toBuffer()
  if (part === 'symbols.webp') return atlas(order)
  if (part === 'logo.webp') return picture(logoSvg(order))
  if (part === 'hero.webp') return picture(heroSvg(order, 512))
  if (part === 'bg-1600.webp') return picture(sceneSvg(order, { w: 1600, h: 900 }))
  if (part === 'bgp-780.webp') return picture(sceneSvg(order, { w: 780, h: 1690 }))
  return null
}

const app = new Hono()
app.get('/', async (c) => {
  const query = c.req.query()
  const title = query['title'] ?? anOrder.title
  const isDemo = query['mode'] === 'demo'
  const order: LaunchOrder = {
    ...anOrder,
    ...query,
    title,
    seo_title: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    mode: isDemo ? 'demo' : 'real',
    session: isDemo ? null : 'wallet-session',
    currency: isDemo ? 'FUN' : (query['currency'] ?? 'EUR'),
    subunits_to_unit: Number(query['subunits'] ?? 100),
  }
  orders.set(order.seo_title, order)
  const body = JSON.stringify(order)
  const headers = signatureHeaders(SECRET, '/studio/v1/launch', body, clock.now())
  const answer = await studio.app.request('/studio/v1/launch', { method: 'POST', headers, body })
  const { game_url } = (await answer.json()) as { game_url: string }
  return c.redirect(game_url)
})
app.get('/media/game/:provider/:title/:part', async (c) => {
  const { title, part } = c.req.param()
  const order = orders.get(title)
  if (!order) return c.notFound()
  if (part === 'symbols.json') {
    const frame = (at: number) => ({ frame: { x: (at % 4) * CELL, y: Math.floor(at / 4) * CELL, w: CELL, h: CELL } })
    return c.json({ frames: Object.fromEntries(SYMBOL_IDS.map((id, at) => [id, frame(at)])) })
  }
  const key = `${title}/${part}`
  const drawn = pictures.get(key) ?? draw(order, part)
  if (!drawn) return c.notFound()
  pictures.set(key, drawn)
  return c.body(new Uint8Array(await drawn), 200, { 'content-type': 'image/webp' })
})
/** Puts a seed in use, so that a chosen round comes next; as one that its player has chosen, or the first bet would replace it. */
app.post('/harness/seed', async (c) => {
  const { server_seed, player_seed, nonce } = await c.req.json()
  await db.query(
    `update studio.seeds set server_seed = $1, hash = $2, player_seed = $3, player_seed_at = now(), next_nonce = $4
      where revealed_at is null`,
    [server_seed, await hashServerSeed(server_seed), player_seed, nonce],
  )
  return c.json({})
})
app.route('/', studio.app)

createServer(getRequestListener(app.fetch)).listen(Number(values.port), () =>
  console.log(`http://localhost:${values.port}/`),
)
