import { resolve } from 'node:path'
import { areas } from '../areas.ts'
import { sealsOf } from '../core/area.ts'
import type { Config } from '../core/config.ts'
import type { Db } from '../core/db/db.ts'
import { type Vault, vaultIn } from '../core/vault.ts'
import { checkVaultKeys } from '../core/vaultKeys.ts'

/** The vault of the data folder, after checking that its keys open the existing files. */
export async function openVault(config: Config, db: Db, now: Date): Promise<Vault> {
  const keys = config.secrets.vault
  const samples = await Promise.all(sealsOf(areas).map((seals) => seals.sample(db)))
  await checkVaultKeys(
    db,
    keys,
    now,
    samples.find((sample) => sample !== undefined),
  )
  return vaultIn(resolve(config.dataDir, 'documents'), keys)
}
