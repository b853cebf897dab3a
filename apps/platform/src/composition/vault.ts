import { resolve } from 'node:path'
import { sealPurpose } from '../areas/auth/twoFactor/secondFactor.ts'
import { listSecrets } from '../areas/auth/twoFactor/store.ts'
import type { Config } from '../core/config.ts'
import type { Db } from '../core/db/db.ts'
import { type Vault, vaultIn } from '../core/vault.ts'
import { checkVaultKeys } from '../core/vaultKeys.ts'

/** The vault of the data folder, once it is sure that its keys open what is there. */
export async function openVault(config: Config, db: Db, now: Date): Promise<Vault> {
  const keys = config.secrets.vault
  const [first] = await listSecrets(db, 0n, 1)
  await checkVaultKeys(db, keys, now, first && { purpose: sealPurpose, sealed: first.secret })
  return vaultIn(resolve(config.dataDir, 'documents'), keys)
}
