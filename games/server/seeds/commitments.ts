import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { type Commitment, commitmentText } from '../../fairness/commitment.ts'
import { createServerSeed, hashServerSeed } from '../../fairness/stream.ts'
import type { Sql } from '../ports.ts'

/** A new server seed, with the signed statement that its hash existed at a time. */
export interface CommittedSeed {
  readonly serverSeed: string
  readonly hash: string
  readonly committedAt: Date
  readonly signature: string
}

export async function commitSeed(db: Sql, now: Date): Promise<CommittedSeed> {
  const serverSeed = createServerSeed()
  const hash = await hashServerSeed(serverSeed)
  const signature = await signText(db, commitmentText({ hash, committedAt: now.toISOString() }))
  return { serverSeed, hash, committedAt: now, signature }
}

/** Signs a text with the studio's key, as hex. */
export async function signText(db: Sql, text: string): Promise<string> {
  return sign(null, Buffer.from(text), createPrivateKey(await signingKey(db))).toString('hex')
}

/** The studio's key as PEM; the first process creates it. */
async function signingKey(db: Sql): Promise<string> {
  const find = () =>
    db.query<{ private_key: string }>({
      name: 'studio_signing_key',
      text: 'select private_key from studio.signing_keys',
    })
  const [known] = await find()
  if (known) return known.private_key
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
  await db.query('insert into studio.signing_keys (private_key, public_key) values ($1, $2) on conflict do nothing', [
    privateKey.export({ type: 'pkcs8', format: 'pem' }),
    raw,
  ])
  const [made] = await find()
  if (!made) throw new Error('no signing key')
  return made.private_key
}

export interface CommitmentRow {
  readonly hash: string
  readonly committed_at: Date | null
  readonly signature: string | null
  readonly public_key: string | null
}

/** The commitment of a row; null for a seed from before commitments. */
export const commitmentOf = ({
  hash,
  committed_at: at,
  signature,
  public_key: key,
}: CommitmentRow): Commitment | null =>
  at && signature && key ? { hash, committedAt: at.toISOString(), signature, key } : null
