import { depositBonus } from '@apogee/contract/bonuses'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onBonusPlayer } from '../test/bonusSetup.ts'

const day = 86_400_000

onBonusPlayer(0n, (setup, player) => {
  beforeEach(async () => {
    await setup.db.query('UPDATE players SET created_at = $2 WHERE id = $1', [player.id, setup.clock.now()])
  })
  const { offers, newest } = player
  const code = async () =>
    (
      await setup.db.query<{ code: string | null }>('SELECT deposit_bonus_code AS code FROM players WHERE id = $1', [
        player.id,
      ])
    )[0]?.code
  const setCode = (deposit_bonus_code: string) =>
    player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code })

  describe('the welcome pack', () => {
    test('is offered step by step, and a deposit that does not take it uses up no step', async () => {
      await setup.deposit(player.id, 50_00n)
      await setup.deposit(player.id, 50_00n)
      expect(await offers()).toEqual(['welcome-1'])
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      await setup.deposit(player.id, 50_00n)
      expect(await offers()).toEqual(['welcome-2'])
      await setup.deposit(player.id, 50_00n, 'welcome-2')
      await setup.deposit(player.id, 50_00n, 'welcome-3')
      expect(await offers()).toEqual([])
    })

    test('continues with the next step after one is declined', async () => {
      await player.client.delete('/api/bonuses/deposit/welcome-1', undefined, {
        'idempotency-key': crypto.randomUUID(),
      })
      expect(await offers()).toEqual(['welcome-2'])
    })

    test('is offered for thirty days after sign-up', async () => {
      setup.clock.move(30 * day - 1)
      await player.signInAgain()
      const last = await offers()
      setup.clock.move(1)
      const after = await offers()
      setup.clock.move(-30 * day)
      expect([last, after]).toEqual([['welcome-1'], []])
    })
  })

  test('a used code is deleted, and all other offers are listed again', async () => {
    await setCode('orbit')
    await setup.deposit(player.id, 10_00n)
    expect([await offers(), await code()]).toEqual([['orbit'], 'orbit'])
    await setup.deposit(player.id, 40_00n)
    expect([(await newest()).amount_cents, await code(), await offers()]).toEqual([30_00, null, ['welcome-1']])
    // Storing it again does not hide anything either.
    await setCode('orbit')
    expect(await offers()).toEqual(['welcome-1'])
  })

  describe('[BON-11] the gift of a group', () => {
    beforeEach(async () => {
      await setup.db.query("INSERT INTO player_groups (player_id, group_id) VALUES ($1, '257')", [player.id])
    })

    test('is offered with the next deposit and granted once, to the deposit that chose it', async () => {
      expect(await offers()).toEqual(['welcome-1', 'additional-bronze'])
      await setup.deposit(player.id, 40_00n, 'additional-bronze')
      expect(await newest()).toMatchObject({ amount_cents: 10_00, group_key: 'vip_reload', stage: 'issued' })
      expect(await offers()).toEqual(['welcome-1'])
    })

    test.each([
      [
        'with bonuses switched off',
        () => player.client.patch('/api/player/update_bonus_settings', { can_issue: false }),
      ],
      ['with a code', () => setCode('orbit')],
      [
        'to group 100',
        () => setup.db.query("INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')", [player.id]),
      ],
      ['to others', () => setup.db.query('DELETE FROM player_groups WHERE player_id = $1', [player.id])],
    ])('is not offered %s', async (_, change) => {
      await change()
      expect(await offers()).not.toContain('additional-bronze')
    })
  })

  test('[API-081] a guest gets the registration offers', async () => {
    const { body } = await (await setup.client()).get('/api/bonuses/registration')
    expect(
      z
        .array(depositBonus.strict())
        .parse(body)
        .map((one) => one.id),
    ).toEqual(['first-steps', 'first-spins'])
  })

  test('[BON-11] [ROLE-04] registration offers are hidden from group 100 and from players without bonuses', async () => {
    const offered = async () =>
      (await player.client.get('/api/bonuses/registration')).body.map(({ id }: { id: string }) => id)
    expect(await offered()).toEqual(['first-steps', 'first-spins'])
    await player.client.patch('/api/player/update_bonus_settings', { can_issue: false })
    expect(await offered()).toEqual([])
    await player.client.patch('/api/player/update_bonus_settings', { can_issue: true })
    await setup.db.query("INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')", [player.id])
    expect(await offered()).toEqual([])
  })
})
