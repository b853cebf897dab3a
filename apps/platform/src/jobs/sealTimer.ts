import type { BootContext, Seals } from '../core/area.ts'
import { dismissWitnesses, hasOlderSeals } from '../core/secrets/vaultKeys.ts'
import type { Timer } from '../core/timer.ts'

type Needs = Pick<BootContext, 'db' | 'config' | 'vault'>

/**
 * After a new key is put first in VAULT_KEYS, everything is resealed with it, so that the older ones can be removed.
 */
async function resealAll(needs: Needs, seals: readonly Seals[]): Promise<void> {
  const { db, config, vault } = needs
  if (!(await hasOlderSeals(db, config.secrets.vault))) return
  const isWhole = [await vault.reseal()]
  for (const each of seals) isWhole.push(await each.reseal(needs))
  if (isWhole.every(Boolean)) await dismissWitnesses(db, config.secrets.vault)
}

/** Reseals everything, the vault's files and the areas' secrets, with the newest key. */
export const sealTimer = (needs: Needs, seals: readonly Seals[]): Timer => ({
  name: 'seals of older keys',
  everyMs: 3_600_000,
  run: () => resealAll(needs, seals),
})
