import { expect, test } from 'vitest'
import { openPlay } from '../../../testing/play.ts'
import { payWin, placeBet } from '../../play/public.ts'
import { key, onBonusPlayer } from '../test/bonusSetup.ts'

onBonusPlayer(100_00n, (setup, player) => {
  const { offers, bonuses, newest, cancel, wagerWelcome } = player

  test('[API-080] [API-081] a declined offer is hidden from that player only', async () => {
    const decline = (kind: string, offer: string) =>
      player.client.delete(`/api/bonuses/${kind}/${offer}`, undefined, key())
    expect((await decline('deposit', 'no-such')).status).toBe(404)
    expect((await decline('registration', 'welcome-1')).status).toBe(404)
    expect((await decline('registration', 'first-steps')).status).toBe(204)
    for (let twice = 0; twice < 2; twice++) expect((await decline('deposit', 'welcome-1')).status).toBe(204)
    // The pack continues with its next step.
    expect(await offers()).toEqual(['welcome-2'])
    await setup.deposit(player.id, 50_00n, 'welcome-1')
    expect(await bonuses()).toEqual([])
    const { client: other } = await setup.player()
    expect((await other.get('/api/bonuses/deposit')).body).toMatchObject([{ id: 'welcome-1' }])
  })

  test('[BON-02] a bonus limited to certain games lists them and can be wagered only in them', async () => {
    const session = await openPlay(setup.db, player.id, `games-${player.id}`)
    const play = async (amount: bigint) => {
      const round = crypto.randomUUID()
      const order = { session, round, now: setup.clock.now() }
      const placed = await placeBet(setup.db, { ...order, transaction: round, amount })
      if (placed.ok) await payWin(setup.db, { ...order, transaction: `${round}-win`, amount, finishesRound: true })
      return placed
    }
    const bonus = await wagerWelcome()
    const limit = (games: string[]) =>
      setup.db.query('UPDATE player_bonuses SET games = $2 WHERE id = $1', [bonus, games])
    await limit(['saltpeter/BisonBoulevard'])
    expect(await play(1_00n)).toMatchObject({ ok: false, code: 'game_forbidden_with_bonus' })
    await limit(['saltpeter/BisonBoulevard', 'brasswing/EmberWyrm'])
    expect(await play(1_00n)).toMatchObject({ ok: true })
    await setup.drain()
    expect(await newest()).toMatchObject({
      amount_wager_cents: 1_00,
      games: ['saltpeter/BisonBoulevard', 'brasswing/EmberWyrm'],
    })
  })

  test('[API-022] the older accounts format includes the wagering of a bonus', async () => {
    const status = async () =>
      (await player.client.get('/api/player/accounts?compatibility=true')).body.map(
        ({ wager_status: one }: { wager_status: string }) => one,
      )
    expect(await status()).toEqual(['none'])
    const bonus = await wagerWelcome()
    expect(await status()).toEqual(['handle_bets'])
    await cancel(bonus)
    expect(await status()).toEqual(['none'])
  })
})
