import type { Clock } from '../../core/clock.ts'
import { readBrand } from '../../core/content/brands.ts'
import type { Db, Sql } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { hashPassword } from './passwords/passwordHashing.ts'
import { insertPlayer, markConfirmed } from './store.ts'

/** A public password: for demo mode only. */
export const demoPassword = 'Rocket-2026!'

interface DemoAccount {
  readonly email: string
  readonly isConfirmed: boolean
  readonly groups: readonly string[]
  readonly profile: Readonly<Record<string, string>>
}

const accounts: readonly DemoAccount[] = [
  {
    email: 'player@apogee.test',
    isConfirmed: true,
    groups: [],
    profile: {
      first_name: 'Nora',
      last_name: 'Lindqvist',
      nickname: 'Nova',
      date_of_birth: '1991-04-12',
      gender: 'f',
      country: 'DE',
      city: 'Berlin',
      address: 'Sternwartenweg 7',
      postal_code: '10115',
      mobile_phone: '+49 30 5550130',
    },
  },
  {
    email: 'vip@apogee.test',
    isConfirmed: true,
    groups: ['257', '791'],
    profile: {
      first_name: 'Victor',
      last_name: 'Prince',
      nickname: 'Vector',
      date_of_birth: '1984-11-03',
      gender: 'm',
      country: 'CA',
      city: 'Toronto',
      address: '12 Harbour Street',
      postal_code: 'M5V 2T6',
      state: 'ON',
      mobile_phone: '+1 416 555 0130',
    },
  },
  {
    email: 'tester@apogee.test',
    isConfirmed: true,
    groups: ['21'],
    profile: {
      first_name: 'Tess',
      last_name: 'Archer',
      nickname: 'Tess',
      date_of_birth: '1995-01-30',
      country: 'NZ',
      city: 'Wellington',
      address: '3 Cable Street',
      postal_code: '6011',
      mobile_phone: '+64 4 555 0130',
    },
  },
  {
    email: 'careful@apogee.test',
    isConfirmed: true,
    groups: [],
    profile: {
      first_name: 'Maya',
      last_name: 'Lindholm',
      nickname: 'Maya',
      date_of_birth: '1989-09-02',
      country: 'IE',
      city: 'Cork',
      address: '4 Quay Lane',
      postal_code: 'T12 W8KP',
    },
  },
  {
    email: 'double@apogee.test',
    isConfirmed: true,
    groups: ['100', '631'],
    profile: {
      first_name: 'Dora',
      last_name: 'Ebel',
      nickname: 'Dora',
      date_of_birth: '1990-05-17',
      country: 'DE',
      city: 'Leipzig',
      address: 'Sonnenweg 3',
      postal_code: '04103',
      mobile_phone: '+49 341 5550130',
    },
  },
  { email: 'fresh@apogee.test', isConfirmed: false, groups: [], profile: {} },
]

/** The accounts that every demo has. */
export const demoEmails: readonly string[] = accounts.map(({ email }) => email)

async function insertAccount(sql: Sql, account: DemoAccount, passwordHash: string, now: Date): Promise<void> {
  const { profile } = account
  const id = await insertPlayer(sql, {
    email: account.email,
    passwordHash,
    currency: 'EUR',
    language: 'en',
    brand: 'apogee',
    licence: readBrand('apogee').licence,
    profile,
    agreements: {
      receive_promos: account.isConfirmed,
      receive_sms_promos: false,
      receive_promos_via_phone_calls: false,
      agreed_to_partner_promotions: false,
    },
    groups: account.groups,
    dfpc: null,
    now,
  })
  // A concurrent process has created it.
  if (id === null) return
  await ledger.openAccounts(sql, id, 'EUR')
  if (account.isConfirmed) await markConfirmed(sql, id, now)
}

/** The demo accounts; existing ones stay as they are. Returns each account's id by its address. */
export async function seedDemoAccounts(db: Db, clock: Clock): Promise<ReadonlyMap<string, bigint>> {
  const emails = accounts.map(({ email }) => email)
  const find = async () => {
    const rows = await db.query<{ id: bigint; email: string }>(
      'SELECT id, email FROM players WHERE email = ANY($1::text[])',
      [emails],
    )
    return new Map(rows.map(({ id, email }) => [email, id]))
  }
  const known = await find()
  const missing = accounts.filter(({ email }) => !known.has(email))
  if (missing.length === 0) return known
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    for (const account of missing) await insertAccount(tx, account, passwordHash, clock.now())
  })
  return find()
}
