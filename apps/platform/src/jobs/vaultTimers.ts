import { sealPurpose } from '../areas/auth/twoFactor/secondFactor.ts'
import { listSecrets, replaceSeal } from '../areas/auth/twoFactor/store.ts'
import { deleteOutdated, knownFiles } from '../areas/profile/documents/store.ts'
import { readVerificationConfig } from '../core/content/verificationConfig.ts'
import type { Core } from '../core/http/handler.ts'
import { emit } from '../core/outbox/outbox.ts'
import { seal, tryUnseal } from '../core/sealed.ts'
import type { Vault } from '../core/vault.ts'
import { dismissWitnesses, hasOlderSeals } from '../core/vaultKeys.ts'
import type { Timer } from './worker.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'config'> & { readonly vault: Vault }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A file is written before its row: one so old has lost it. By the true time, which disks go by. */
const strayMs = dayMs
const batch = 500

/** Deletes documents that need not be kept any longer; their files go after them. */
async function forgetOutdated({ db, clock }: Needs): Promise<void> {
  const { rejected, replaced } = readVerificationConfig().keep_days
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  for (let gone = batch; gone === batch; ) {
    gone = await db.transaction(async (tx) => {
      const files = await deleteOutdated(tx, { rejected: ago(rejected), replaced: ago(replaced) }, batch)
      for (const fileKey of files) await emit(tx, 'profile.fileLeft', { fileKey })
      return files.length
    })
  }
}

/** Seals second factors by the newest key; false when no key opens one of them. */
async function sealSecretsAnew({ db, config }: Needs): Promise<boolean> {
  const keys = config.secrets.vault
  let isWhole = true
  for (let after = 0n; ; ) {
    const rows = await listSecrets(db, after, batch)
    for (const { player_id, secret } of rows) {
      const opened = tryUnseal(keys, sealPurpose, secret)
      if (!opened) isWhole = false
      else if (!opened.isNewest) await replaceSeal(db, player_id, secret, seal(keys, sealPurpose, opened.value))
    }
    const last = rows.at(-1)
    if (!last) return isWhole
    after = last.player_id
  }
}

/** After a new key came to the head of VAULT_KEYS everything is sealed by it, so that the older ones can go. */
async function sealAnew(needs: Needs): Promise<void> {
  const { db, config, vault } = needs
  if (!(await hasOlderSeals(db, config.secrets.vault))) return
  const isWhole = [await sealSecretsAnew(needs), await vault.sealAnew()]
  if (isWhole.every(Boolean)) await dismissWitnesses(db, config.secrets.vault)
}

/** What time asks of what lies sealed. */
export const vaultTimers = (needs: Needs): readonly Timer[] => [
  { name: 'documents kept long enough', everyMs: hourMs, run: () => forgetOutdated(needs) },
  {
    name: 'files without a document',
    everyMs: hourMs,
    run: async () => {
      await needs.vault.sweep(new Date(Date.now() - strayMs), (keys) => knownFiles(needs.db, keys))
    },
  },
  { name: 'seals of older keys', everyMs: hourMs, run: () => sealAnew(needs) },
]
