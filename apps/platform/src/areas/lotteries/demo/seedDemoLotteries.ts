import { drawLottery, hashList, hashTickets, valueList } from '@apogee/rules/lotteries/draw'
import { itemAt } from '@apogee/rules/validation/required'
import type { BootContext } from '../../../core/area.ts'
import type { Tx } from '../../../core/db/db.ts'
import { demoField, findByEmail } from '../../auth/public.ts'
import { announceLottery } from '../definitions/announceLottery.ts'
import { lastPlace } from '../definitions/lotteryTerms.ts'
import { type DefinedLottery, readLotteries } from '../definitions/readLotteries.ts'
import { closeLottery } from '../draw/closeSales.ts'
import { drawOne } from '../draw/drawDue.ts'
import { randomSeed } from '../draw/lotterySeeds.ts'
import { type LotteryRow, listOfBrand } from '../store.ts'
import { type AddedValue, type DemoHolder, insertHolders, insertValues, storeAllPaid } from './demoStore.ts'

type Needs = Pick<BootContext, 'db' | 'config' | 'clock'>

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Number of tickets of the demo accounts, for the lotteries of their brand. */
const ownTickets: Readonly<Record<string, number>> = { 'player@apogee.test': 6, 'vip@apogee.test': 12 }
const ownBrand = 'apogee'

interface Stage {
  readonly brand: string
  /** Players of the brand who fill the list. */
  readonly field: readonly bigint[]
  /** Demo accounts with their numbers of tickets. */
  readonly accounts: readonly DemoHolder[]
}

/** Most players have a few tickets, some have many. */
const countOf = (nth: number): number => (nth % 23 === 0 ? 9 : 1 + ((nth * 7) % 4 === 0 ? 2 : (nth * 5) % 2))

/** All ticket holders, with the accounts in the middle of the list. */
function holdersOf({ field, accounts }: Stage, most: number): DemoHolder[] {
  const own = field.slice(0, most).map((playerId, nth) => ({ playerId, tickets: countOf(nth) }))
  const middle = Math.floor(own.length / 2)
  return [...own.slice(0, middle), ...accounts, ...own.slice(middle)]
}

/**
 * At every start, creates lotteries in every state relative to now: those of the files are announced and on sale,
 * another one closes within the hour, and some are drawn. A thousand players have tickets.
 */
export async function seedDemoLotteries(needs: Needs): Promise<void> {
  const { db, clock } = needs
  const now = clock.now()
  const { defined } = readLotteries()
  const field = await db.transaction((tx) => demoField(tx, now))
  for (const [brand, players] of field) {
    const files = defined.filter((one) => one.brand === brand)
    const stage = { brand, field: players, accounts: brand === ownBrand ? await accountsOf(needs) : [] }
    await db.transaction((tx) => seedBrand(needs, tx, stage, files))
  }
}

async function accountsOf({ db }: Needs): Promise<DemoHolder[]> {
  const found = await Promise.all(
    Object.entries(ownTickets).map(async ([email, tickets]) => ({ account: await findByEmail(db, email), tickets })),
  )
  return found.flatMap(({ account, tickets }) => (account ? [{ playerId: account.id, tickets }] : []))
}

async function seedBrand(needs: Needs, tx: Tx, stage: Stage, files: readonly DefinedLottery[]): Promise<void> {
  // Of two processes that start concurrently, the second waits here and then finds the work done.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('lotteries demo'))")
  const now = needs.clock.now()
  const rows = await listOfBrand(tx, stage.brand, new Date(0))
  const isSold = (row: LotteryRow) => row.start_at <= now && now < row.end_at
  for (const row of rows)
    if (isSold(row) && row.tickets_count === 0) await insertHolders(tx, row.id, holdersOf(stage, 700), now)
  const [daily] = files.filter(({ when }) => 'every' in when && when.every === 'day')
  const closesSoon = (row: LotteryRow) => isSold(row) && row.end_at.getTime() - now.getTime() < hourMs
  if (daily && !rows.some(closesSoon)) await announceLast(needs, tx, stage, daily)
  if (!rows.some(({ finished_at }) => finished_at)) for (const file of files) await seedPast(needs, tx, stage, file)
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Another lottery uses the same file, so this one needs a different name. */
const lastCall = {
  en: 'Last call',
  de: 'Letzter Aufruf',
  et: 'Viimane kutse',
  'fr-CA': 'Dernier appel',
  it: 'Ultima chiamata',
  no: 'Siste sjanse',
}

/** Announces a lottery whose sales end within the hour, once a day. */
async function announceLast({ config, clock }: Needs, tx: Tx, stage: Stage, file: DefinedLottery): Promise<void> {
  const now = clock.now()
  const { name, brand, terms } = file
  const id = await announceLottery(config, tx, {
    name: `${name}--last-call-${dayOf(now)}`,
    file: name,
    brand,
    terms: { ...terms, titles: lastCall },
    startAt: new Date(now.getTime() - 20 * hourMs),
    endAt: new Date(now.getTime() + 40 * minuteMs),
  })
  if (id !== null) await insertHolders(tx, id, holdersOf(stage, 400), now)
}

/** Creates three drawn lotteries. In one of them an account has won a smaller prize. */
async function seedPast(needs: Needs, tx: Tx, stage: Stage, file: DefinedLottery): Promise<void> {
  const { name, brand, terms, when } = file
  if (!('every' in when)) return
  const stepMs = when.hours * hourMs
  for (const nth of [3, 2, 1]) {
    const endAt = new Date(needs.clock.now().getTime() - nth * stepMs - 3 * hourMs)
    const startAt = new Date(endAt.getTime() - Math.min(stepMs, 7 * dayMs))
    const holders = holdersOf(stage, 150)
    const announced = { name: `${name}--${dayOf(startAt)}`, file: name, brand, terms, startAt, endAt }
    const values = holders.slice(0, 9).map(({ playerId }) => ({ playerId, value: randomSeed().slice(0, 32) }))
    const seed =
      nth === 1 ? await seedFor({ holders, values }, stage.accounts[0]?.playerId, lastPlace(terms)) : randomSeed()
    const id = await announceLottery(needs.config, tx, announced, seed)
    if (id === null) continue
    await insertHolders(tx, id, holders, startAt)
    await closeLottery(tx, id, { at: endAt, beaconUrl: null })
    await insertValues(tx, id, values, endAt)
    const drawnAt = new Date(endAt.getTime() + terms.draw_after_minutes * minuteMs)
    await drawOne(needs.config, tx, id, drawnAt)
    await storeAllPaid(tx, id, drawnAt)
  }
}

/**
 * A seed with which an account wins a place after the first three: past demo lotteries are fictional, so their seed may
 * be chosen. Any seed for a brand without accounts.
 */
async function seedFor(
  { holders, values }: { readonly holders: readonly DemoHolder[]; readonly values: readonly AddedValue[] },
  account: bigint | undefined,
  places: number,
): Promise<string> {
  const owners = holders.flatMap(({ playerId, tickets }) => Array.from({ length: tickets }, () => playerId))
  const numbers = owners.map((_, nth) => String(nth + 1).padStart(6, '0'))
  const ticketsHash = await hashTickets(numbers)
  const valuesHash = await hashList(
    valueList(
      values.map(({ value }) => value),
      null,
    ),
  )
  for (let tries = 0; ; tries += 1) {
    const seed = randomSeed()
    const steps = await drawLottery({ seed, ticketsHash, valuesHash }, { tickets: owners.length, places })
    const won = steps.filter(({ index }) => owners[index] === account).map(({ place }) => place)
    if (account === undefined || tries === 500 || (won.length === 1 && itemAt(won, 0) > 3)) return seed
  }
}
