import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { dayMs, type LotterySetup, openLotterySetup, termsOf } from '../test/lotterySetup.ts'
import { lotteryFile } from './lotteryFile.ts'
import { type DefinedLottery, readLotteries } from './readLotteries.ts'
import { syncLotteries } from './syncLotteries.ts'

const file = {
  titles: { en: 'Draw' },
  texts: { en: 'A draw.' },
  currency: 'EUR',
  points_price: 10,
  prizes: [{ places: '1', money: '5' }],
  banner: termsOf().banner,
  when: { start_at: '2026-03-11T00:00:00Z', end_at: '2026-03-12T00:00:00Z' },
}

describe('a file of a lottery', () => {
  test('the shipped files are valid and have unique names', () => {
    const { defined, faults } = readLotteries()
    expect(faults).toEqual([])
    expect(defined.length).toBeGreaterThanOrEqual(4)
  })

  test.each([
    ['no prize', { prizes: [] }, 'at least one prize'],
    [
      'a gap between places',
      {
        prizes: [
          { places: '1', money: '5' },
          { places: '3', money: '1' },
        ],
      },
      'without a gap',
    ],
    ['places the wrong way round', { prizes: [{ places: '4-2', money: '5' }] }, 'after the last one'],
    ['a prize of nothing', { prizes: [{ places: '1' }] }, 'a prize has'],
    ['half a cent', { prizes: [{ places: '1', money: '0.005' }] }, 'finer than the smallest unit of EUR'],
    ['a ticket for nothing', { deposits: { EUR: [{ from: '10', ticket: '0' }] } }, 'a ticket costs something'],
    ['an unknown currency', { currency: 'XYZ' }, 'no currency'],
    ['no way to a ticket', { points_price: undefined }, 'tickets are for points'],
    ['no English', { titles: { de: 'Ziehung' } }, 'English is missing'],
    ['a word nobody reads', { price: 5 }, 'Unrecognized key'],
    [
      'an end before its beginning',
      { when: { start_at: '2026-03-12T00:00:00Z', end_at: '2026-03-11T00:00:00Z' } },
      'it ends before it begins',
    ],
  ])('is refused with %s', (_, own, why) => {
    const read = lotteryFile.safeParse({ ...file, ...own })
    expect(JSON.stringify(read.error?.issues)).toContain(why)
  })
})

onEachDatabase((makeApp) => {
  let app: LotterySetup
  /** Name of the file of a test; unique for each test. */
  let name: string
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
  })
  beforeEach(() => {
    name = `draw-${crypto.randomUUID()}`
  })
  const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
  const defined = (own: object = {}, when: object = { start_at: at(-dayMs), end_at: at(dayMs) }): DefinedLottery => {
    const { when: times, ...terms } = lotteryFile.parse({ ...file, ...own, when })
    return { path: `competitions/lotteries/${name}.json`, name, brand: null, when: times, terms }
  }
  const keep = (...all: DefinedLottery[]) => syncLotteries(app, { defined: all, faults: [] })
  const rows = () =>
    app.db.query<{ id: bigint; slug: string; seed_hash: string }>(
      'SELECT id, frontend_identifier AS slug, seed_hash FROM lotteries WHERE file = $1 ORDER BY start_at',
      [name],
    )
  const names = async () => (await rows()).map(({ slug }) => slug)

  test('several nodes announce it once, and a recurring one once per period', async () => {
    const weekly = defined({}, { every: 'week', first: '2026-03-02T18:00', hours: 168 })
    await Promise.all(Array.from({ length: 6 }, () => keep(weekly)))
    expect(await names()).toEqual([`${name}--2026-03-09`, `${name}--2026-03-16`])
    expect(new Set((await rows()).map((row) => row.seed_hash)).size).toBe(2)
  })

  test('before sales everything except the seed can change, including the number of prizes', async () => {
    const when = { start_at: at(dayMs), end_at: at(2 * dayMs) }
    await keep(defined({}, when))
    const before = await app.wire(name)
    expect(
      await keep(
        defined({ currency: 'USD', prizes: [{ places: '1-3', money: '7' }] }, { ...when, end_at: at(3 * dayMs) }),
      ),
    ).toEqual([])
    const after = await app.wire(name)
    expect(after).toMatchObject({ currency: 'USD', money_budget: '21.00', end_at: at(3 * dayMs), fair: before.fair })
    expect(after.prizes).toHaveLength(3)
    await keep(defined({}, when))
    expect((await app.wire(name)).prizes).toHaveLength(1)
  })

  test('once tickets are sold, only texts and images are updated; rejected changes are reported', async () => {
    await keep(defined())
    const changes = {
      titles: { en: 'New name' },
      points_price: 20,
      prizes: [{ places: '1', money: '4' }],
      max_tickets: 3,
    }
    const longer = { start_at: at(-dayMs), end_at: at(2 * dayMs) }
    expect(await keep(defined(changes, longer))).toEqual([
      `content/competitions/lotteries/${name}.json: tickets of ${name} are sold, so this stays as it was announced: prizes, points_price, max_tickets, dates.`,
    ])
    expect(await app.wire(name)).toMatchObject({
      title: 'New name',
      comp_points_ticket_price: 10,
      money_budget: '5.00',
      end_at: at(dayMs),
    })
    const { version } = await app.wire(name)
    await keep(defined(changes, longer))
    expect((await app.wire(name)).version).toBe(version)
  })

  test('removing a file withdraws lotteries that are not on sale yet, and keeps those on sale', async () => {
    const weekly = defined({}, { every: 'week', first: '2026-03-02T18:00', hours: 168 })
    await keep(weekly)
    await keep()
    expect(await names()).toEqual([`${name}--2026-03-09`])
  })

  test('a name cannot be reused', async () => {
    await keep(defined())
    await app.finish((await rows())[0]!.id)
    expect(await keep(defined({}, { start_at: at(0), end_at: at(dayMs) }))).toEqual([
      `content/competitions/lotteries/${name}.json: ${name} is over, so another one needs another name.`,
    ])
    expect(await names()).toEqual([name])
  })

  test('a dry run shows an operator the cost of a file without writing anything', async () => {
    const before = await app.db.query('SELECT count(*) FROM lotteries')
    const order = (path: string) => runCommand(['lottery-dry-run', path, '--by', 'Ada', '--reason', 'Plan'], app)
    const said = await order('brands/apogee/competitions/lotteries/moonshot-draw.json')
    expect(said.isDone).toBe(true)
    expect(said.text).toMatch(
      /Its 20 prizes cost 8000\.00 EUR of real money, 750\.00 EUR of bonuses, 600 free spins \(.*\) and 20000 points, if/,
    )
    expect(said.text).toContain('A ticket costs 250 points, or every 20 EUR of a deposit of 20 EUR or more')
    expect(await order('competitions/lotteries/none.json')).toEqual({
      isDone: false,
      text: 'There is no content/competitions/lotteries/none.json.',
    })
    expect(await app.db.query('SELECT count(*) FROM lotteries')).toEqual(before)
  })
})
