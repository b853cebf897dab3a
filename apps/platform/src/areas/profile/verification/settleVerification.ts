import { standingOf, standingOfRequested } from '@apogee/rules/profile/verification'
import { readVerificationConfig } from '../../../core/content/configs/verificationConfig.ts'
import { textOf } from '../../../core/content/texts.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import type { MailTemplate } from '../../../core/mail/mailKinds.ts'
import type { MailValue } from '../../../core/mail/queuedMail.ts'
import type { KycMessage, KycReason } from '../../../ports/kyc/kycProvider.ts'
import { closeRequests, openRequests } from '../documents/requestStore.ts'
import {
  countCallback,
  type DocumentRow,
  decideDocument,
  findAnyDocument,
  listDocuments,
  setVerified,
  shownDocument,
  voidDocuments,
  writeProviderResult,
} from '../documents/store.ts'
import type { NeededServices } from '../neededServices.ts'
import { lockPlayer, type PlayerRow } from '../store.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'realtime'> & Pick<NeededServices, 'notify' | 'noteVerification'>
type Outcome = KycMessage['verdict'] | 'open'

export type WebhookResult = 'applied' | 'repeat' | 'late' | 'unknown'

/** Counts a webhook of the verification provider, once; afterwards the player's pages and mailbox are notified. */
export function settleVerification(needs: Needs, provider: string, message: KycMessage): Promise<WebhookResult> {
  const now = needs.clock.now()
  return needs.db.transaction(async (tx) => {
    const playerId = BigInt(message.playerId)
    const player = await lockPlayer(tx, playerId)
    if (!player) return 'unknown'
    if (!(await countCallback(tx, provider, message.id, now))) return 'repeat'
    const outcome = await (message.documentId === null
      ? settlePlayer(needs, tx, playerId, provider, message, now)
      : settleDocument(needs, tx, playerId, message.documentId, message, now))
    if (outcome === 'late' || outcome === 'unknown') return outcome
    tx.afterCommit(() => needs.realtime.publishTo(player.id, 'verification_changes', { state: outcome }))
    const notice = { key: `verification:${provider}:${message.id}`, reason: message.reason }
    await notifyPlayer(needs, tx, player, outcome, notice)
    return 'applied'
  })
}

export interface StaffVerdict {
  readonly verdict: 'approved' | 'again'
  /** Why a document is rejected. */
  readonly reason: KycReason | null
}

/**
 * Staff decide on a waiting document, without a provider. Returns the document as it was, or null when it does not wait.
 * `note` records who decided, in the same transaction.
 */
export function decideByStaff(
  needs: Needs,
  documentId: bigint,
  { verdict, reason }: StaffVerdict,
  note: (tx: Tx, before: DocumentRow) => Promise<void>,
): Promise<DocumentRow | null> {
  const now = needs.clock.now()
  return needs.db.transaction(async (tx) => {
    const found = await findAnyDocument(tx, documentId)
    const player = found && (await lockPlayer(tx, found.player_id))
    if (!found || !player) return null
    const message = { verdict, reason }
    const outcome = await settleDocument(needs, tx, player.id, Number(documentId), message, now)
    if (outcome === 'unknown') return null
    await note(tx, found)
    tx.afterCommit(() => needs.realtime.publishTo(player.id, 'verification_changes', { state: outcome }))
    await notifyPlayer(needs, tx, player, outcome, { key: `verification:staff:${documentId}`, reason })
    return found
  })
}

const mails: Partial<Record<Outcome, MailTemplate>> = {
  approved: 'verified',
  again: 'verificationAgain',
  refused: 'verificationRefused',
}

interface VerificationNotice {
  /** Key of its notification, which is sent once. */
  readonly key: string
  readonly reason: KycReason | null
}

/** Notifies the player, on the site and by email, when a check ends or needs an action of theirs. */
async function notifyPlayer(
  needs: Needs,
  tx: Tx,
  player: PlayerRow,
  outcome: Outcome,
  notice: VerificationNotice,
): Promise<void> {
  const { key, reason } = notice
  const template = mails[outcome]
  if (!template) return
  const say = (key: string) => textOf(player.language, `profile.verification.${key}`)
  const text = outcome === 'approved' ? say('texts.approved') : say(`reasons.${reason ?? 'not_accepted'}`)
  const body = { title: say(`news.${outcome}`), text }
  await needs.notify(tx, { playerId: player.id, key, body })
  const values: Record<string, MailValue> =
    outcome === 'approved' ? {} : { reason: { text: `profile.verification.reasons.${reason ?? 'not_accepted'}` } }
  await enqueueMail(tx, { template, to: player.email, locale: player.language, brand: player.brand, values })
}

/** A webhook about the player as a whole. */
async function settlePlayer(
  needs: Needs,
  tx: Tx,
  playerId: bigint,
  provider: string,
  { verdict, reason, reportedAt }: KycMessage,
  now: Date,
): Promise<Outcome | 'late'> {
  if (!(await writeProviderResult(tx, playerId, { state: verdict, reason, said_at: reportedAt }))) return 'late'
  if (verdict === 'waiting') return verdict
  const isApproved = verdict === 'approved'
  await setVerified(tx, playerId, isApproved, provider === 'sumsub' ? isApproved : undefined)
  if (isApproved) await closeRequests(tx, playerId, null, now)
  if (verdict === 'again') await voidDocuments(tx, playerId, reason ?? 'asked_again', now)
  await needs.noteVerification(tx, playerId, isApproved, now)
  return verdict
}

/** A webhook about one document: once all required kinds are approved, the player is verified. */
async function settleDocument(
  needs: Needs,
  tx: Tx,
  playerId: bigint,
  documentId: number,
  { verdict, reason }: Pick<KycMessage, 'verdict' | 'reason'>,
  now: Date,
): Promise<Outcome | 'unknown'> {
  const status = verdict === 'approved' ? 'approved' : 'rejected'
  const decided = { status, reason: status === 'approved' ? null : (reason ?? 'not_accepted'), now } as const
  if (!(await decideDocument(tx, playerId, documentId, decided))) return 'unknown'
  const documents = (await listDocuments(tx, playerId)).map(shownDocument)
  const requests = (await openRequests(tx, playerId)).map(({ document_type: type, asked_at }) => ({
    type,
    state: standingOfRequested(documents, { type, requestedAt: asked_at.getTime() }),
  }))
  const good = requests.filter(({ state }) => state === 'approved').map(({ type }) => type)
  await closeRequests(tx, playerId, good, now)
  const asked = readVerificationConfig().asked.map((type) => standingOf(documents, type))
  const isKnown = asked.every((standing) => standing === 'approved')
  if (isKnown) {
    await setVerified(tx, playerId, true)
    await needs.noteVerification(tx, playerId, true, now)
  }
  const open = requests.map(({ state }) => state).filter((state) => state !== 'approved')
  if (isKnown && open.length === 0) return 'approved'
  if (status === 'rejected') return 'again'
  return [...(isKnown ? [] : asked), ...open].includes('missing') ? 'open' : 'waiting'
}
