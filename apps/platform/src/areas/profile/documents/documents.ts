import { type DocumentMedia, documentMedia } from '@apogee/rules/profile/documentFile'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { presentDocument } from './presentDocument.ts'
import { deleteWaiting, describe, findDocument, listDocuments as list } from './store.ts'

export const listDocuments: Handler<'profile.documents'> = async (ctx) => ({
  status: 200,
  body: (await list(ctx.db, ctx.player.id)).map(presentDocument),
})

const missing = (ctx: Ctx) => ctx.refuse(404, { base: { not_found: true } })

export const describeDocument: Handler<'profile.describeDocument'> = async (ctx, { params, body }) => {
  const which = { player_id: ctx.player.id, id: BigInt(params.id) }
  const row = await describe(ctx.db, which, body.document.description || null, ctx.clock.now())
  if (!row) throw missing(ctx)
  return { status: 200, body: presentDocument(row) }
}

/** Only unreviewed documents can be deleted: the law requires keeping reviewed ones. */
export const deleteDocument: Handler<'profile.deleteDocument'> = async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const row = await findDocument(tx, ctx.player.id, params.id)
    if (!row) throw missing(ctx)
    const fileKey = await deleteWaiting(tx, ctx.player.id, row.id)
    if (fileKey === null) throw ctx.refuse(422, { base: { not_deletable: true } })
    await emit(tx, 'profile.fileLeft', { fileKey })
  })
  return { status: 204 }
}

// Types a browser displays itself; anything else is served as a download.
const shownInPlace: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies DocumentMedia[]

/** Served only to its owner, with its real media type, so that it cannot run scripts, and without caching. */
export const readDocumentFile: Handler<'profile.documentFile'> = async (ctx, { params }) => {
  const row = await findDocument(ctx.db, ctx.player.id, params.id)
  const bytes = row && (await ctx.vault.read(row.file_key))
  if (!row || !bytes) throw missing(ctx)
  const name = `document-${row.id}.${documentMedia[row.media_type]}`
  return new Response(bytes, {
    headers: {
      'content-type': row.media_type,
      'content-disposition': `${shownInPlace.includes(row.media_type) ? 'inline' : 'attachment'}; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}
