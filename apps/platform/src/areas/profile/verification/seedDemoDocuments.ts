import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { itemAt } from '@apogee/rules/validation/required'
import type { Core } from '../../../core/http/handler.ts'
import type { Vault } from '../../../core/secrets/vault.ts'
import { decideDocument, insertDocument, type KycReason, listDocuments, setVerified } from '../documents/store.ts'
import { lockPlayer } from '../store.ts'

interface DemoDocument {
  readonly type: 'identity' | 'address'
  readonly name: string
  readonly daysAgo: number
  /** Null if not reviewed yet. */
  readonly verdict: 'approved' | KycReason | null
}

const passport = { type: 'identity', name: 'passport.png' } as const
const bill = { type: 'address', name: 'electricity-bill.png' } as const

/** One account is verified, one must upload a new document, one waits; the new one has uploaded none. */
const demoDocuments: Readonly<Record<string, readonly DemoDocument[]>> = {
  'player@apogee.test': [
    { ...passport, daysAgo: 20, verdict: 'approved' },
    { ...bill, daysAgo: 20, verdict: 'approved' },
  ],
  'vip@apogee.test': [
    { ...passport, daysAgo: 3, verdict: 'approved' },
    { ...bill, daysAgo: 3, verdict: 'expired' },
  ],
  'tester@apogee.test': [{ ...passport, daysAgo: 0, verdict: null }],
}

type Needs = Pick<Core, 'db' | 'clock'> & { readonly vault: Vault }

/**
 * Adds the documents of demo accounts once, and keeps later changes by players. The accounts must exist.
 */
export async function seedDemoDocuments(needs: Needs): Promise<void> {
  for (const [email, documents] of Object.entries(demoDocuments)) {
    const [player] = await needs.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email])
    if (!player) throw new Error(`no demo account ${email}`)
    await seedPlayer(needs, player.id, documents)
  }
}

async function seedPlayer({ db, clock, vault }: Needs, playerId: bigint, documents: readonly DemoDocument[]) {
  if ((await listDocuments(db, playerId)).length > 0) return
  const files = await Promise.all(documents.map((_, place) => vault.store(picture(place))))
  const isSeeded = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId)
    // A concurrent process may have added them.
    if ((await listDocuments(tx, playerId)).length > 0) return false
    for (const [place, { type, name, daysAgo, verdict }] of documents.entries()) {
      const now = new Date(clock.now().getTime() - daysAgo * 86_400_000)
      const bytes = picture(place)
      const { id } = await insertDocument(tx, {
        player_id: playerId,
        document_type: type,
        description: null,
        file_key: itemAt(files, place),
        file_name: name,
        media_type: 'image/png',
        size_bytes: bytes.byteLength,
        now,
        digest: createHash('sha256').update(bytes).digest(),
      })
      const status = verdict === 'approved' ? 'approved' : 'rejected'
      const reason = verdict === 'approved' ? null : verdict
      if (verdict !== null) await decideDocument(tx, playerId, Number(id), { status, reason, now })
    }
    if (documents.every(({ verdict }) => verdict === 'approved')) await setVerified(tx, playerId, true)
    return true
  })
  if (!isSeeded) await Promise.all(files.map((key) => vault.remove(key)))
}

const size = { width: 320, height: 200 }

/** A plain card as a PNG: grey, with a line or two in place of writing. */
function picture(lines: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size.width, 0)
  header.writeUInt32BE(size.height, 4)
  // 8 bits of grey per pixel.
  header[8] = 8
  const rows = Array.from({ length: size.height }, (_, y) => {
    const row = Buffer.alloc(size.width + 1, 0xd8)
    row[0] = 0
    if (y % 40 > 30 && y > 40 && y < 80 + lines * 40) row.fill(0x60, 30, size.width - 60)
    return row
  })
  const parts = [part('IHDR', header), part('IDAT', deflateSync(Buffer.concat(rows))), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

function part(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
