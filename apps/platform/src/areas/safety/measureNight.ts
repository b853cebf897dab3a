import { worthIn } from '@apogee/rules/cashbox/exchange'
import { localTimeOf } from '@apogee/rules/limits/period'
import { readBrand } from '../../core/content/brands.ts'
import { currencyOf, getCurrency, readRates } from '../../core/content/configs/paymentConfig.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Db, Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { type PaymentHabits, paymentHabits } from '../cashbox/public.ts'
import { sendNotification } from '../notifications/public.ts'
import { roundsByHour } from '../play/public.ts'
import { type Addressee, addresseesOf } from '../profile/public.ts'
import { type HarmConfig, type HarmLevel, harmLevels, readHarmConfig } from './harmConfig.ts'
import { type HarmFacts, type HarmMeasure, measureHarm, quietFacts } from './measure.ts'
import { beginNight, isMeasured, lastContacts, noteContact, storeMeasures } from './store.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'realtime'>

const dayMs = 86_400_000
const weekDays = 7
const messageDays = 14

function inEuro(cents: bigint, code: string): number {
  const currency = currencyOf(code)
  return currency ? Number(worthIn(cents, currency, getCurrency('EUR'), readRates()) ?? 0n) : 0
}

function withPayments(facts: HarmFacts, row: PaymentHabits): HarmFacts {
  return {
    ...facts,
    weekCents: facts.weekCents + inEuro(row.week_cents, row.currency),
    usualCents: facts.usualCents + inEuro(row.earlier_cents, row.currency) / 4,
    depositsInDay: facts.depositsInDay + row.deposits_in_day,
    quickDeposits: facts.quickDeposits + row.quick_deposits,
    declinedDeposits: facts.declinedDeposits + row.declined_deposits,
    canceledWithdrawals: facts.canceledWithdrawals + row.canceled_withdrawals,
  }
}

/** Rounds of the week by player, and those of them at night. One day per statement. */
async function roundsOfWeek(
  db: Db,
  to: Date,
  { from_hour: from, to_hour: until }: HarmConfig['markers']['night_play'],
) {
  const found = new Map<bigint, { rounds: number; byHour: { readonly hour: Date; readonly rounds: number }[] }>()
  for (let day = weekDays; day > 0; day -= 1) {
    const start = new Date(to.getTime() - day * dayMs)
    for (const { player_id, hour, rounds } of await roundsByHour(db, start, new Date(start.getTime() + dayMs))) {
      const one = found.get(player_id) ?? { rounds: 0, byHour: [] }
      one.rounds += rounds
      one.byHour.push({ hour, rounds })
      found.set(player_id, one)
    }
  }
  const isNight = (hour: Date, zone: string) => {
    const local = localTimeOf(hour, zone).getUTCHours()
    return from < until ? local >= from && local < until : local >= from || local < until
  }
  return {
    players: [...found.keys()],
    of(playerId: bigint, zone: string) {
      const { rounds, byHour } = found.get(playerId) ?? { rounds: 0, byHour: [] }
      const atNight = byHour.filter(({ hour }) => isNight(hour, zone))
      return { rounds, nightRounds: atNight.reduce((sum, one) => sum + one.rounds, 0) }
    },
  }
}

type Measured = readonly [player: Addressee, measure: HarmMeasure]

/** The players who paid or played in the weeks before, and those of them who show markers. */
async function measureAll(db: Db, to: Date, config: HarmConfig): Promise<{ all: number; shown: Measured[] }> {
  const { chasing, night_play } = config.markers
  const facts = new Map<bigint, HarmFacts>()
  for (const row of await paymentHabits(db, to, chasing.within_minutes))
    facts.set(row.player_id, withPayments(facts.get(row.player_id) ?? quietFacts, row))
  const played = await roundsOfWeek(db, to, night_play)
  const ids = [...new Set([...facts.keys(), ...played.players])]
  const players = await addresseesOf(db, ids)
  const shown = [...players.values()].flatMap((player): Measured[] => {
    const rounds = played.of(player.id, readBrand(player.brand).timeZone)
    const measure = measureHarm({ ...(facts.get(player.id) ?? quietFacts), ...rounds }, config)
    return measure ? [[player, measure]] : []
  })
  return { all: ids.length, shown }
}

const isAtLeast = (level: HarmLevel, least: HarmLevel): boolean =>
  harmLevels.indexOf(level) >= harmLevels.indexOf(least)

/** Sends the first message whose rule fits; a service message, which promotes nothing. */
async function sendByRule(
  needs: Needs,
  tx: Tx,
  [player, { level }]: Measured,
  last: Date | undefined,
  { messages }: HarmConfig,
): Promise<void> {
  const at = needs.clock.now()
  const rule = messages.find((one) => isAtLeast(level, one.level))
  if (!rule || (last && at.getTime() - last.getTime() < rule.quiet_days * dayMs)) return
  const inLanguage = (texts: Readonly<Record<string, string>>) => titleIn(texts, player.language)
  const button = { title: inLanguage(rule.button.titles), path: rule.button.path }
  const isNew = await sendNotification(needs, tx, {
    playerId: player.id,
    key: `harm:${rule.id}:${at.toISOString().slice(0, 10)}`,
    kind: 'service',
    body: { title: inLanguage(rule.titles), text: inLanguage(rule.texts), content: { button } },
    expiresAt: new Date(at.getTime() + messageDays * dayMs),
  })
  if (isNew) await noteContact(tx, { playerId: player.id, kind: 'message', rule: rule.id, level, at })
}

/** Whether the hour has come from which a night is measured. */
export const isNightOver = ({ clock }: Pick<Core, 'clock'>): boolean =>
  clock.now().getUTCHours() >= readHarmConfig().hour

/**
 * Measures markers of harm, once a night, of everyone who has paid or played (docs/decisions/190-measure-markers-of-harm.md).
 * The figures and the messages of a night are stored together. Returns false if today's were measured before.
 */
export async function measureNight(needs: Needs): Promise<boolean> {
  const { db, clock } = needs
  const config = readHarmConfig()
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  if (await isMeasured(db, day)) return false
  const to = new Date(`${day}T00:00:00Z`)
  const { all, shown } = await measureAll(db, to, config)
  const contacted = await lastContacts(
    db,
    shown.map(([{ id }]) => id),
  )
  return db.transaction(async (tx) => {
    if (!(await beginNight(tx, day, all, now))) return false
    await storeMeasures(
      tx,
      day,
      shown.map(([{ id }, measure]) => [id, measure]),
    )
    for (const one of shown) await sendByRule(needs, tx, one, contacted.get(one[0].id), config)
    return true
  })
}
