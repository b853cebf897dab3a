import { ConfigError } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import { seal, tryUnseal, type VaultKeys } from './sealed.ts'

const purpose = 'witness'

interface Witness extends Record<string, unknown> {
  readonly sealed: Uint8Array
  readonly since: Date
}

const read = (db: Db): Promise<Witness[]> =>
  db.query<Witness>('SELECT sealed, since FROM vault_witnesses ORDER BY since')

/** Sealed data from before witnesses existed. */
export interface Sample {
  readonly purpose: string
  readonly sealed: Uint8Array
}

/**
 * Every key that has sealed something leaves a witness in the database. Throws {@link ConfigError} when no key of the
 * list opens one of them: otherwise the start would succeed, and players would find their second factors and documents
 * unreadable.
 */
export async function checkVaultKeys(db: Db, keys: VaultKeys, now: Date, sample?: Sample): Promise<void> {
  const witnesses = await read(db)
  if (witnesses.length === 0 && sample && !tryUnseal(keys, sample.purpose, sample.sealed)) {
    throw new ConfigError(
      'VAULT_KEYS lacks the key that second factors and documents are sealed by: put it at the end of the list (it was SESSION_SECRET once).',
    )
  }
  const opened = witnesses.map(({ sealed }) => tryUnseal(keys, purpose, sealed))
  const missing = witnesses.find((_, place) => !opened[place])
  if (missing) {
    const day = missing.since.toISOString().slice(0, 10)
    throw new ConfigError(
      `VAULT_KEYS lacks a key that second factors and documents are sealed by (in use since ${day}): put it at the end of the list.`,
    )
  }
  if (opened.some((one) => one?.isNewest)) return
  const [newest] = keys
  // The very first start cannot know which of the keys sealed the existing data.
  for (const key of witnesses.length === 0 ? keys : [newest]) {
    await db.query('INSERT INTO vault_witnesses (sealed, since) VALUES ($1, $2)', [
      seal([key], purpose, 'witness'),
      now,
    ])
  }
}

/** Whether a value may still be sealed by a key other than the newest. */
export async function hasOlderSeals(db: Db, keys: VaultKeys): Promise<boolean> {
  return (await read(db)).some(({ sealed }) => !tryUnseal(keys, purpose, sealed)?.isNewest)
}

/** All values are sealed by the newest key now: the next start requires no other. */
export async function dismissWitnesses(db: Db, keys: VaultKeys): Promise<void> {
  for (const { sealed } of await read(db)) {
    if (tryUnseal(keys, purpose, sealed)?.isNewest) continue
    await db.query('DELETE FROM vault_witnesses WHERE sealed = $1', [Buffer.from(sealed)])
  }
}
