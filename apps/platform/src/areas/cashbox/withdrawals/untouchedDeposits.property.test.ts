import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openPlay } from '../../../testing/play.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { payWin, placeBet } from '../../play/public.ts'
import { type GiftSetup, openGiftSetup } from '../test/giftSetup.ts'

/** `SIMULATED_PLAYERS=10000` for a long run, `PROPERTY_SEED=7` for a different random sequence. */
const players = Number(process.env['SIMULATED_PLAYERS'] ?? 10)

type Player = Awaited<ReturnType<GiftSetup['player']>>

const steps = ['deposit', 'activateBonus', 'activateSpins', 'playSpin', 'openBox', 'withdraw', 'cancelWagered'] as const
const accepted = { forfeit_gifts: true }
const offers = ['welcome-1', 'welcome-2', 'welcome-3'] as const

onEachDatabase((makeApp) => {
  let setup: GiftSetup
  beforeAll(async () => {
    setup = await openGiftSetup(makeApp)
  })

  /** One of the player's free spins, which wins EUR 5. */
  async function playSpin({ id }: Player): Promise<void> {
    const [spins] = await setup.db.query<{ id: bigint; games: string[]; stake_cents: bigint }>(
      "SELECT id, games, stake_cents FROM player_freespins WHERE player_id = $1 AND stage = 'activated' LIMIT 1",
      [id],
    )
    if (!spins) return
    const session = await openPlay(setup.db, id, randomUUID(), 'EUR', spins.games[0])
    const round = randomUUID()
    const now = setup.clock.now()
    const free = { id: spins.id, stake: spins.stake_cents, feature: null }
    const placed = await placeBet(setup.db, { session, round, transaction: `${round}-bet`, amount: 0n, now, free })
    expect(placed.ok).toBe(true)
    await payWin(setup.db, { session, round, transaction: `${round}-win`, amount: 500n, finishesRound: true, now })
    await setup.drain()
  }

  test('a player who deposits and withdraws without staking gains nothing from the gifts in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 8 }), async (chosen) => {
        const player = await setup.player()
        let deposits = 0
        const run = { ...player, playSpin: () => playSpin(player) }
        for (const step of ['deposit', ...chosen] as const) {
          if (step === 'deposit') {
            await player.deposit(offers[deposits % offers.length])
            deposits += 1
          } else if (step === 'withdraw') await player.withdraw(accepted)
          else await run[step]()
        }
        // A bonus being wagered locks the wallet; once it is cancelled, the next activated one is wagered.
        while (await player.cancelWagered()) {}
        await player.withdraw(accepted)
        expect(await player.money()).toEqual({ real: 0, bonus: 0, withheld: deposits * 100_00 })
        expect(await player.open()).toEqual({ bonuses: 0, spins: 0, boxes: 0, tickets: 0 })
      }),
      { numRuns: players },
    )
  }, 3_600_000)
})
