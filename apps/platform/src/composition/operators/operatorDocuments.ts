import { writeFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { kycReasons } from '@apogee/contract/profile/documents'
import { noteVerification } from '../../areas/limits/public.ts'
import { sendNotification } from '../../areas/notifications/public.ts'
import { decideByStaff, findAnyDocument, waitingDocuments } from '../../areas/profile/public.ts'
import type { Core } from '../../core/http/handler.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../core/operators/operatorCommand.ts'
import { readId, withId } from '../../core/operators/readId.ts'
import { openVault } from '../vault.ts'

async function list({ db }: Core): Promise<Outcome> {
  const waiting = await waitingDocuments(db)
  const data = waiting.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() }))
  const lines = data.map(
    ({ id, type, playerId, email, mediaType, sizeBytes, createdAt }) =>
      `${id}: ${type}, player ${playerId} ${email}, ${mediaType}, ${sizeBytes} bytes, uploaded ${createdAt}`,
  )
  return { isDone: true, text: lines.join('\n') || 'No document waits for a decision.', data }
}

const unknown = (id: bigint): Outcome => ({ isDone: false, text: `There is no document ${id}.` })

/** Shows the facts of a document; with `to`, writes the file there, readable by this account alone. */
const show =
  ({ operator, reason }: CommandSignature, id: bigint, to: string | undefined) =>
  async ({ db, config, clock }: Core): Promise<Outcome> => {
    const found = await findAnyDocument(db, id)
    if (!found) return unknown(id)
    const at = clock.now()
    const { player_id: playerId, document_type: type, status, media_type: media, description, created_at } = found
    const data = {
      id: String(id),
      player: String(playerId),
      type,
      status,
      media,
      description,
      created_at: created_at.toISOString(),
    }
    const facts = `document ${id}: ${type}, ${status}, player ${playerId}, ${media}, uploaded ${data.created_at}`
    if (to === undefined) return { isDone: true, text: facts, data }
    const bytes = await (await openVault(config, db, at)).read(found.file_key)
    if (!bytes) return { isDone: false, text: `The file of document ${id} is missing in the storage.` }
    await noteOperator(db, { playerId, action: 'document_seen', details: `document ${id}`, operator, reason, at })
    await writeFile(to, bytes, { mode: 0o600, flag: 'wx' })
    return { isDone: true, text: `${facts}\nThe file is in ${to}: delete it when you have decided.`, data }
  }

type Verdict = Parameters<typeof decideByStaff>[2]

const deciding =
  ({ operator, reason }: CommandSignature, id: bigint, verdict: Verdict) =>
  async (core: Core): Promise<Outcome> => {
    const needs = {
      ...core,
      notify: (tx: Parameters<typeof sendNotification>[1], message: Parameters<typeof sendNotification>[2]) =>
        sendNotification(core, tx, message),
      noteVerification: (
        tx: Parameters<typeof noteVerification>[1],
        playerId: bigint,
        isVerified: boolean,
        now: Date,
      ) => noteVerification(core, tx, playerId, isVerified, now),
    }
    const isApproved = verdict.verdict === 'approved'
    const decided = await decideByStaff(needs, id, verdict, (tx, before) =>
      noteOperator(tx, {
        playerId: before.player_id,
        action: isApproved ? 'document_approved' : 'document_rejected',
        details: `document ${id}: ${before.status} -> ${isApproved ? 'approved' : `rejected (${verdict.reason})`}`,
        operator,
        reason,
        at: core.clock.now(),
      }),
    )
    if (!decided) return { isDone: false, text: `Document ${id} does not wait for a decision: nothing was changed.` }
    return {
      isDone: true,
      text: `Document ${id} of player ${decided.player_id} is ${isApproved ? 'approved' : 'rejected'}.`,
      data: { id: String(id), player: String(decided.player_id) },
    }
  }

const subject = 'number of the document'

export const documentCommands: readonly OperatorCommand[] = [
  { command: 'documents list', subject: null, usage: '', read: (_, more) => (more.length === 0 ? list : undefined) },
  {
    command: 'documents show',
    subject,
    usage: '[--to <absolute path of a new file>]',
    options: ['to'],
    read: (signed, more, { to }) => {
      const id = readId(more)
      // A running server writes the file, from another folder.
      const isPath = to === undefined || isAbsolute(to)
      return id === undefined || !isPath ? undefined : show(signed, id, to)
    },
  },
  {
    command: 'documents approve',
    subject,
    usage: '',
    read: withId((signed, id) => deciding(signed, id, { verdict: 'approved', reason: null })),
  },
  {
    command: 'documents reject',
    subject,
    usage: kycReasons.join('|'),
    read: (signed, [number = '', word, ...more]) => {
      const id = readId([number, ...more])
      const reason = kycReasons.find((one) => one === word)
      return id === undefined || reason === undefined ? undefined : deciding(signed, id, { verdict: 'again', reason })
    },
  },
]
