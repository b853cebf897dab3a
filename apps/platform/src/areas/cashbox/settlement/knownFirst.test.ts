import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { knownPerson } from '../../../testing/testPlayers.ts'

const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cashout = { payment_method: 'btc', payment_action: 'cashout', currency: 'EUR', amount: '40.00', recipient }

// Before money moves, the server requires the same fields as the page (GD-08).
onEachEngine((open) => {
  let setup: MoneySetup
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  afterAll(() => setup.close())

  const change = (player: TestPlayer, sql: string) =>
    setup.db.query(`UPDATE players SET ${sql} WHERE id = $1`, [player.id])
  const refusal = async (player: TestPlayer, order: object) => {
    const { status, body } = await setup.process(player, order)
    const { base = {}, ...fields } = body.errors ?? {}
    return { status, base: Object.keys(base), fields: Object.keys(fields) }
  }
  const payments = async ({ id }: TestPlayer) =>
    (await setup.db.query('SELECT FROM payments WHERE player_id = $1', [id])).length

  test('a player without name and birth date can neither deposit nor withdraw, and nothing is booked', async () => {
    const player = await setup.player(50_000n, 'EUR', {})
    expect(await refusal(player, deposit)).toEqual({
      status: 422,
      base: ['profile_incomplete'],
      fields: ['first_name', 'last_name', 'date_of_birth', 'country', 'city', 'address', 'postal_code'],
    })
    expect(await refusal(player, cashout)).toMatchObject({
      status: 422,
      base: ['profile_incomplete'],
      fields: expect.arrayContaining(['first_name', 'date_of_birth', 'city', 'address', 'postal_code']),
    })
    expect(await payments(player)).toBe(0)
    expect(await setup.money(player)).toMatchObject({ real: 50_000, withheld: 0 })
  })

  test('the address is required once, before the first deposit: a withdrawal asks nothing more', async () => {
    const { first_name, last_name, date_of_birth, country } = knownPerson()
    const player = await setup.player(50_000n, 'EUR', { first_name, last_name, date_of_birth, country })
    for (const order of [deposit, cashout])
      expect(await refusal(player, order)).toEqual({
        status: 422,
        base: ['profile_incomplete'],
        fields: ['city', 'address', 'postal_code'],
      })
    await change(player, "city = 'Jena', address = 'Markt 1', postal_code = '07743'")
    for (const order of [deposit, cashout]) expect((await setup.process(player, order)).status).toBe(200)
  })

  test('the Estonian licence requires a personal code before a deposit', async () => {
    const player = await setup.player(50_000n)
    await change(player, "license_name = 'EE'")
    const estonian = { ...deposit, payment_method: 'visa' }
    expect(await refusal(player, estonian)).toEqual({
      status: 422,
      base: ['profile_incomplete'],
      fields: ['personal_id_number'],
    })
    await change(player, "personal_id_number = '39005170003'")
    expect((await setup.process(player, estonian)).status).toBe(200)
  })

  test('a player with terms, age, currency or country missing from sign-up can move money only after completing them', async () => {
    const player = await setup.player(50_000n)
    await change(player, "auth_fields_missed = '{terms_acceptance,age_acceptance,currency,country}'")
    for (const order of [deposit, cashout])
      expect(await refusal(player, order)).toEqual({ status: 422, base: ['sign_up_incomplete'], fields: [] })
    expect(await payments(player)).toBe(0)
    await change(player, "auth_fields_missed = '{}'")
    for (const order of [deposit, cashout]) expect((await setup.process(player, order)).status).toBe(200)
  })
})
