import { expect, expectTypeOf, test } from 'vitest'
import { onEachDatabase } from '../../testing/testApp.ts'
import { refuse } from '../errors.ts'
import type { CtxOf, Handler, PlayerCtx } from './handler.ts'

const recall = '/api/player/payments/1/recall'
/** Rejects like a use case without type checks. */
const unlisted: Handler<'cashbox.recall'> = () => {
  throw refuse(422, { base: { not_enough_money: true } })
}
const listed: Handler<'cashbox.recall'> = (ctx) => {
  throw ctx.refuse(422, { base: { not_recallable: true } })
}

onEachDatabase((makeApp) => {
  test('a call that rejects with a code its row lists is answered with it', async () => {
    const client = await (await makeApp({ handlers: { 'cashbox.recall': listed } })).client(7n)
    expect(await client.post(recall, {})).toMatchObject({
      status: 422,
      body: { errors: { base: { not_recallable: 'not_recallable' } } },
    })
  })

  test('with another code every test that causes it fails', async () => {
    const said: Record<string, unknown>[] = []
    const app = await makeApp({ handlers: { 'cashbox.recall': unlisted }, onLog: (entry) => said.push(entry) })
    expect((await (await app.client(7n)).post(recall, {})).status).toBe(500)
    expect(JSON.stringify(said)).toContain('cashbox.recall refuses with not_enough_money')
  })
})

test('a ctx rejects with the codes of its call and the general ones, and can be passed where those are enough', () => {
  type Recall = CtxOf<'cashbox.recall'>
  expectTypeOf<Recall>().toExtend<PlayerCtx>()
  expectTypeOf<Recall>().toExtend<PlayerCtx<'not_recallable'>>()
  expectTypeOf<Recall>().not.toExtend<PlayerCtx<'not_enough_money'>>()
  expectTypeOf<CtxOf<'cashbox.process'>>().toExtend<PlayerCtx<'limit_reached' | 'limit_restrict_access'>>()
})
