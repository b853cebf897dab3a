import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conform } from '../../../../../../tests/conformance/conform.ts'
import { walletRules } from '../../../../../../tests/conformance/walletRules/index.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { assertPlayBalanced } from '../../play/public.ts'
import { GamesSetup } from '../test/gamesSetup.ts'

describe('the wallet as seen by an external studio', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(async () => {
      await assertPlayBalanced(setup.db)
      await setup.db.close()
    })

    async function verdictsOf(spoil: (call: string, response: Response) => Response | Promise<Response>) {
      const [player, other, third] = [
        await setup.player(100_00n),
        await setup.player(100_00n),
        await setup.player(100_00n),
      ]
      const [session, otherSession, endedSession] = [
        await setup.play(player),
        await setup.play(other),
        await setup.play(third),
      ]
      await setup.play(third)
      const freeSession = await setup.play(await setup.player())
      await setup.grantFreeRounds(freeSession)
      const featureSession = await setup.play(await setup.player())
      await setup.grantFreeRounds(featureSession, 'hold_and_win')
      const send = async (url: string, init: { headers: Record<string, string>; body: string }) => {
        const call = url.split('/').at(-1) ?? ''
        return spoil(call, await setup.send(`/wallet/v1/${call}`, init.headers, init.body))
      }
      const about = { url: 'http://platform.test/wallet/v1', secret: setup.secret, studio: 'apogee' }
      return conform(
        {
          ...about,
          session,
          otherSession,
          endedSession,
          freeSession,
          featureSession,
          send,
          now: () => setup.clock.now(),
        },
        100,
      )
    }

    test('[WIRE-07] our wallet passes every rule of the protocol', async () => {
      const verdicts = await verdictsOf((_, response) => response)
      expect(verdicts.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
      expect(verdicts).toHaveLength(walletRules.length + 1)
    })

    test('[WIRE-07] the rules detect a wallet that forgets its answers or accepts any signature', async () => {
      const forgetful = await verdictsOf(async (call, response) => {
        if (call !== 'bet' || response.status !== 200) return response
        const body = (await response.json()) as { transaction_id: string }
        return Response.json({ ...body, transaction_id: randomUUID() })
      })
      const broken = forgetful.filter(({ outcome }) => outcome === 'broken').map(({ rule }) => rule)
      expect(broken).toContain('a round: the bet is debited, the win is credited, and each answer has the new balance')
      const trusting = await verdictsOf((_, response) =>
        response.status === 401 ? Response.json({ currency: 'EUR', balance_cents: 1 }) : response,
      )
      expect(trusting.filter(({ outcome }) => outcome === 'broken').map(({ rule }) => rule)).toEqual([
        'an invalid signature moves no money and reveals nothing',
        'a request more than 300 seconds off is rejected, one of 290 seconds is not',
      ])
    })
  }))
