import type { Sql } from '../../core/db/db.ts'
import { type Origin, originOfSignUp } from './origin.ts'
import { insertOrigin } from './store.ts'

interface SignUpOrigin {
  /** Sent with the form; without it, the cookies count. */
  readonly sent?: Origin | undefined
  readonly cookies: string | null
  readonly now: Date
}

/** Stores how a new player found the site. Call it in the transaction that creates the account. */
export async function recordSignUpOrigin(
  sql: Sql,
  playerId: bigint,
  { sent, cookies, now }: SignUpOrigin,
): Promise<void> {
  const origin = originOfSignUp(sent, cookies)
  if (origin) await insertOrigin(sql, playerId, origin, now)
}
