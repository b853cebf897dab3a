import { setTimeout as sleep } from 'node:timers/promises'
import { lotteryChange } from '@apogee/contract/lotteries'
import { beforeAll, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { type LotterySetup, openLotterySetup } from '../test/lotterySetup.ts'
import { openLotteryPublisher, publishLottery } from './lotteryPublisher.ts'

onEachDatabase((makeApp) => {
  let app: LotterySetup
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
  })
  const heard = (id: bigint) =>
    app.published.flatMap(({ channel, data }) =>
      channel === 'public:lotteries_changes' && lotteryChange.strict().parse(data).id === Number(id)
        ? [lotteryChange.parse(data)]
        : [],
    )
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(5)
  }

  test('a burst of a hundred tickets is published immediately and once more with the last state; other lotteries do not wait', async () => {
    const [one, other] = [await app.announce(), await app.announce()]
    const me = await app.player()
    const errors: unknown[] = []
    const news = openLotteryPublisher({ ...app, onError: (error) => errors.push(error) })
    news.publish(one)
    await until(() => heard(one).length === 1)
    for (let nth = 0; nth < 100; nth += 1) {
      await app.give(me.id, one, 1)
      news.publish(one)
    }
    news.publish(other)
    await until(() => heard(other).length === 1)
    await until(() => heard(one).at(-1)?.lottery_tickets_count === 100)
    const versions = heard(one).map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((a, b) => a! - b!))
    news.close()
    expect(errors).toEqual([])
  })

  test('without subscribers nothing is read or published', async () => {
    const id = await app.announce()
    const query = vi.spyOn(app.db, 'query')
    const realtime = { ...app.realtime, isWatched: () => false }
    await publishLottery({ ...app, realtime }, id)
    expect([query.mock.calls, heard(id)]).toEqual([[], []])
    query.mockRestore()
  })
})
