import { z } from 'zod'
import { fileLeftTopic } from '../../areas/profile/documents/documents.ts'
import type { Consumer } from '../../core/outbox/outbox.ts'
import type { Vault } from '../../core/vault.ts'

const left = z.object({ fileKey: z.string() })

/** What follows from documents outside the transaction that changed them. */
export const verificationConsumers = ({ vault }: { readonly vault: Vault }): Consumer[] => [
  { topic: fileLeftTopic, deliver: ({ payload }) => vault.remove(left.parse(payload).fileKey) },
]
