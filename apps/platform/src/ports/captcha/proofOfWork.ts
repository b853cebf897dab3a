import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'
import type { Sql } from '../../core/db/db.ts'
import { hmacHex, tokenHash } from '../../core/ids.ts'
import type { Captcha } from './captcha.ts'

export interface ProofOfWorkOptions {
  readonly db: Sql
  readonly secret: string
  readonly now: () => Date
  /** Rounds of PBKDF2 to one guess, and how many guesses there are on average. */
  readonly work: () => { readonly cost: number; readonly guesses: number }
}

/** How long a form may stay open between solving the challenge and submitting. */
const validMs = 10 * 60_000

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().max(100),
      keySignature: z.string(),
      data: z.object({ for: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
})
type Payload = z.output<typeof payload>

function readPayload(token: string): Payload | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    // Not a solution: the caller rejects the token.
    return null
  }
}

/**
 * The visitor's browser searches for a number for some tenths of a second, which is negligible for one person, while a
 * thousand registrations cost an hour of processor time. The challenge is signed, so the server stores nothing until
 * its solution arrives.
 */
export function proofOfWork({ db, secret, now, work }: ProofOfWorkOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: hmacHex(secret, 'captcha challenge'),
    // With the answer signed next to it, the server checks one signature and derives no keys itself.
    hmacKeySignatureSecret: hmacHex(secret, 'captcha answer'),
  }
  const markOf = (address: string) => hmacHex(secret, `captcha address ${address}`).slice(0, 32)

  return {
    challenge(address) {
      const { cost, guesses } = work()
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.ceil(guesses / 2), guesses + Math.floor(guesses / 2)),
        deriveKey,
        data: { for: markOf(address), until: now().getTime() + validMs },
        ...secrets,
      })
    },
    async isPassed(token, address) {
      const read = readPayload(token)
      if (!read) return false
      const { challenge, solution } = read
      const { nonce, data } = challenge.parameters
      const at = now()
      if (data.for !== markOf(address) || data.until <= at.getTime()) return false
      // The signature proves that the parameters are ours, even if the object contains other fields.
      const signed = challenge as unknown as Challenge
      const { verified } = await verifySolution({ challenge: signed, solution, deriveKey, ...secrets })
      return verified && (await isFirst(db, nonce, new Date(data.until), at))
    },
  }
}

/** Of two requests with the same solution, one is first. Also deletes expired entries. */
async function isFirst(db: Sql, nonce: string, until: Date, now: Date): Promise<boolean> {
  await db.query('DELETE FROM captcha_solutions WHERE expires_at <= $1', [now])
  const rows = await db.query(
    'INSERT INTO captcha_solutions (hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [tokenHash(nonce), until],
  )
  return rows.length > 0
}
