import { beforeAll, expect, test } from 'vitest'
import type { CtxOf } from '../../core/http/handler.ts'
import { dyingDb, Killed } from '../../testing/dyingDb.ts'
import { onEachDatabase } from '../../testing/testApp.ts'
import { grantBox, leaveFirstPrize } from '../../testing/testLootboxes.ts'
import { activateLootbox } from './activateLootbox.ts'
import { type LootboxSetup, openLootboxSetup } from './test/lootboxSetup.ts'

onEachDatabase((makeApp) => {
  let app: LootboxSetup
  beforeAll(async () => {
    app = await openLootboxSetup(makeApp)
  })

  test('[LB-07] after a crash at any statement of a spin, the box grants one prize, and a retry returns the same one', async () => {
    let [before, after] = [0, 0]
    for (let statements = 0; ; statements += 1) {
      const me = await app.player()
      const box = await grantBox(app, me.id, 'wheel')
      // Each prize takes its own number of statements: with one prize every statement is reached.
      await leaveFirstPrize(app.db)
      const dying = dyingDb(app.db, statements)
      // The part of the request context that the handler needs.
      const ctx = {
        ...app,
        db: dying,
        player: { id: me.id },
        locale: 'en',
        brand: 'apogee',
      } as unknown as CtxOf<'lootboxes.activate'>
      const isKilled = await Promise.resolve(
        activateLootbox(ctx, {
          params: { id: box },
          body: { player_seed: 'first' },
        } as never),
      ).then(
        () => false,
        (error) => {
          expect(error).toBeInstanceOf(Killed)
          return true
        },
      )
      const [drawn] = await app.given(me.id)
      const kept = (await me.boxes())[0]!
      const gifts = await me.gifts()
      const isDrawn = drawn!.stage === 'activated'
      if (isKilled && isDrawn) after += 1
      else if (isKilled) before += 1
      expect(gifts).toHaveLength(isDrawn ? 1 : 0)
      const { status, body } = await me.activate(box, { player_seed: 'second' })
      expect(status, JSON.stringify(body)).toBe(200)
      if (isDrawn) expect(body).toEqual(kept)
      else expect(body.fair.player_seed).toBe('second')
      expect((await me.activate(box, { player_seed: 'third' })).body).toEqual(body)
      const [gift, ...more] = await me.gifts()
      expect(more).toEqual([])
      expect(body.items.filter(({ prize }: { prize: boolean }) => prize)).toMatchObject([{ gift: { id: gift!.id } }])
      if (!isKilled) break
    }
    // Some crashes happened before the commit, and some after the commit but before the response.
    expect(before).toBeGreaterThan(3)
    expect(after).toBeGreaterThan(0)
    await app.ledger.assertBalanced(app.db)
  }, 120_000)
})
