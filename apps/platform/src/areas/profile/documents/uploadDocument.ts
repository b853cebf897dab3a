import { createHash } from 'node:crypto'
import type { CodeOf } from '@apogee/contract'
import { headBytes, judgeDocumentFile, mediaOf } from '@apogee/rules/profile/documentFile'
import { required } from '@apogee/rules/validation/required'
import { endWithin } from '@apogee/rules/validation/text/graphemes'
import { readVerificationConfig } from '../../../core/content/configs/verificationConfig.ts'
import { textOf } from '../../../core/content/texts.ts'
import { jsonAnswer } from '../../../core/http/answer.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { Vault } from '../../../core/secrets/vault.ts'
import { lockPlayer } from '../store.ts'
import { presentDocument } from './presentDocument.ts'
import { countDocuments, type DocumentRow, insertDocument } from './store.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    readonly vault: Vault
  }
}

const longestDescription = 200
const longestName = 120

/** wire-facts 3: only this call returns its errors as lists of texts. */
function refused({ url, locale }: Ctx, field: string, code: CodeOf<'profile.uploadDocument'>, max = 0): Response {
  return jsonAnswer(url.pathname, 422, {
    errors: { [field]: [textOf(locale, `errors.${code}`, { max: String(max) })] },
  })
}

/** The file name shown to its owner: no folders, no invisible characters. */
const shownName = (name: string): string =>
  endWithin(
    name
      .replace(/^.*[/\\]/, '')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim(),
    longestName,
  )

export const uploadDocument: Handler<'profile.uploadDocument'> = async (ctx, { body: { document } }) => {
  const { max_bytes: maxBytes, max_documents: most } = readVerificationConfig()
  const { attachment: file, description, document_type } = document
  if (!file) return refused(ctx, 'attachment', 'file_missing')
  if (description && description.length > longestDescription) return refused(ctx, 'description', 'too_long')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const head = bytes.subarray(0, headBytes)
  const verdict = judgeDocumentFile({ size: bytes.byteLength, head, maxBytes })
  if (verdict) return refused(ctx, 'attachment', verdict, Math.floor(maxBytes / 1024 ** 2))
  const fileKey = await ctx.vault.store(bytes)
  const kept = await storeDocument(ctx, most, {
    player_id: ctx.player.id,
    document_type,
    description: description || null,
    file_key: fileKey,
    file_name: shownName(file.name) || document_type,
    media_type: required(mediaOf(head), 'media type of a checked document'),
    size_bytes: bytes.byteLength,
    digest: createHash('sha256').update(bytes).digest(),
    now: ctx.clock.now(),
  }).catch(async (error: unknown) => {
    await ctx.vault.remove(fileKey)
    throw error
  })
  if (kept?.file_key !== fileKey) await ctx.vault.remove(fileKey)
  return kept ? { status: 200, body: presentDocument(kept) } : refused(ctx, 'attachment', 'too_many_documents', most)
}

/** Null when the player has uploaded the maximum number of documents. */
function storeDocument(ctx: Ctx, most: number, one: Parameters<typeof insertDocument>[1]): Promise<DocumentRow | null> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, one.player_id)
    if ((await countDocuments(tx, one.player_id)) >= most) return null
    const document = await insertDocument(tx, one)
    // If this closes the account, the player learns of it by email and in their pages; the document is still accepted.
    await ctx.closeIfExcluded(tx, one.player_id, one.now)
    return document
  })
}
