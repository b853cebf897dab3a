import { resolve } from 'node:path'
import { areas } from '../areas.ts'
import { sealsOf } from '../core/area.ts'
import type { Config } from '../core/config.ts'
import type { Db } from '../core/db/db.ts'
import { folderStorage } from '../core/storage/folderStorage.ts'
import type { Storage } from '../core/storage/storage.ts'
import { type Vault, vaultOver } from '../core/vault.ts'
import { checkVaultKeys } from '../core/vaultKeys.ts'

/** The files of players, in the bucket of STORAGE_URL or in the data folder. */
async function openStorage({ storage, dataDir }: Config): Promise<Storage> {
  if (storage === null) return folderStorage(resolve(dataDir, 'documents'))
  // Its client is loaded only where it is used.
  const { s3Storage } = await import('../core/storage/s3Storage.ts')
  return s3Storage({ ...storage, prefix: `${storage.prefix}documents/` })
}

/** The vault, after checking that its keys open the existing files. */
export async function openVault(config: Config, db: Db, now: Date): Promise<Vault> {
  const keys = config.secrets.vault
  const samples = await Promise.all(sealsOf(areas).map((seals) => seals.sample(db)))
  await checkVaultKeys(
    db,
    keys,
    now,
    samples.find((sample) => sample !== undefined),
  )
  return vaultOver(await openStorage(config), keys)
}
