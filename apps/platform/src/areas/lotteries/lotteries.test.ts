import { lotteryStatus } from '@apogee/contract/lotteries'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { lotteriesHandlers } from './handlers.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: lotteriesHandlers, rateLimits: {} })
  })

  async function lottery(name: string): Promise<bigint> {
    const [row] = await app.db.query<{ id: bigint }>(
      `INSERT INTO lotteries (frontend_identifier, title, currency, start_at, end_at) VALUES ($1, $1, 'EUR', $2, $3) RETURNING id`,
      [name, testNow, new Date(testNow.getTime() + 1)],
    )
    return row!.id
  }
  async function ticket(lotteryId: bigint, playerId: bigint, number: string): Promise<bigint> {
    const [row] = await app.db.query<{ id: bigint }>(
      'INSERT INTO lottery_tickets (lottery_id, number, player_id, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
      [lotteryId, number, playerId, testNow],
    )
    return row!.id
  }

  test('[API-095] [LOT-01] the player’s tickets by lottery, and what they won', async () => {
    const me = await signedIn(app, { nickname: 'Nova' })
    const other = await signedIn(app)
    const [moon, mars] = [await lottery('moonshot'), await lottery('mars')]
    await ticket(moon, me.id, '000017')
    await ticket(moon, other.id, '000018')
    const winner = await ticket(mars, me.id, '000004')
    await ticket(moon, me.id, '000019')
    await app.db.query(
      `INSERT INTO lottery_prizes (lottery_id, award_place, stuff, money_award_cents, wager_multiplier, ticket_id)
       VALUES ($1, 1, 'Main prize', 500000, 3, $2), ($1, 2, '', 1000, 0, NULL)`,
      [mars, winner],
    )
    const { status, body } = await me.client.get('/api/lotteries/statuses')
    expect(status).toBe(200)
    expect(z.array(lotteryStatus.strict()).safeParse(body).success).toBe(true)
    expect(body).toMatchObject([
      { lottery_id: Number(moon), tickets: ['000017', '000019'], prizes: [] },
      {
        lottery_id: Number(mars),
        tickets: ['000004'],
        prizes: [
          {
            award_place: 1,
            nickname: 'Nova',
            stuff: 'Main prize',
            money_award: '5000.00',
            wager_multiplier: 3,
            money_award_cents: 500_000,
            ticket: '000004',
          },
        ],
      },
    ])
    expect(body[1].prizes).toHaveLength(1)
  })

  test('[API-095] a player without tickets has nothing in the list', async () => {
    const { client } = await signedIn(app)
    expect((await client.get('/api/lotteries/statuses')).body).toEqual([])
  })

  test('[API-095] a guest is told to sign in', async () => {
    expect((await (await app.client()).get('/api/lotteries/statuses')).status).toBe(401)
  })
})
