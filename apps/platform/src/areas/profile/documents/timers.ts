import { readVerificationConfig } from '../../../core/content/configs/verificationConfig.ts'
import type { Core } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import type { Vault } from '../../../core/secrets/vault.ts'
import type { Timer } from '../../../core/timer.ts'
import { deleteOutdated, knownFiles } from './store.ts'

type Needs = Pick<Core, 'db' | 'clock'> & { readonly vault: Vault }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A file is written before its row: a file this old without one is orphaned. Uses real time, as disks do. */
const strayMs = dayMs
const batch = 500

/** Deletes documents whose retention period has ended, then their files. */
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

export const documentTimers = (needs: Needs): readonly Timer[] => [
  { name: 'documents kept long enough', everyMs: hourMs, run: () => forgetOutdated(needs) },
  {
    name: 'files without a document',
    everyMs: hourMs,
    run: async () => {
      await needs.vault.sweep(new Date(Date.now() - strayMs), (keys) => knownFiles(needs.db, keys))
    },
  },
]
