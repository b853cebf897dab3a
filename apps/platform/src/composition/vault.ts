import { resolve } from 'node:path'
import { areas } from '../areas.ts'
import { sealsOf } from '../core/area.ts'
import type { Config } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'
import { type Vault, vaultOver } from '../core/secrets/vault.ts'
import { checkVaultKeys } from '../core/secrets/vaultKeys.ts'
import { folderStorage } from '../core/storage/folderStorage.ts'
import { openBucket } from '../core/storage/openBucket.ts'

/**
 * The vault of players' files, in the bucket or in the data folder, after checking that its keys open the existing
 * ones.
 */
export async function openVault(config: Config, db: Db, now: Date): Promise<Vault> {
  const keys = config.secrets.vault
  const samples = await Promise.all(sealsOf(areas).map((seals) => seals.sample(db)))
  await checkVaultKeys(
    db,
    keys,
    now,
    samples.find((sample) => sample !== undefined),
  )
  const storage = (await openBucket(config, 'documents')) ?? folderStorage(resolve(config.dataDir, 'documents'))
  return vaultOver(storage, keys)
}
