import { type Consumer, deliver } from '../../../core/outbox/outbox.ts'
import type { Vault } from '../../../core/secrets/vault.ts'

/** Consequences of documents outside the transaction that changed them. */
export const verificationConsumer = ({ vault }: { readonly vault: Vault }): Consumer => ({
  name: 'verification',
  reactions: [deliver('profile.fileLeft', ({ payload }) => vault.remove(payload.fileKey))],
})
