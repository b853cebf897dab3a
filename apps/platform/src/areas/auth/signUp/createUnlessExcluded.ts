import type { Db, Tx } from '../../../core/db/db.ts'
import type { Ctx, CtxOf, Licence } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { findExclusion } from '../../limits/public.ts'

class PlayerExcluded extends Error {
  override name = 'PlayerExcluded'
}

/** Call it last in the transaction that creates an account: a self-excluded person gets none (decision 051). */
export async function assertNotExcluded(
  ctx: Pick<Ctx, 'realtime' | 'sessions'>,
  tx: Tx,
  playerId: bigint,
  now: Date,
): Promise<void> {
  if (await findExclusion(ctx, tx, playerId, now)) throw new PlayerExcluded()
}

/**
 * A person whom the register of the licence names gets no account: they are notified by email, and the record of the
 * question does not say who they are.
 */
export async function passRegister(
  ctx: CtxOf<'auth.signUp'>,
  licence: Licence,
  profile: Readonly<Record<string, string>>,
  { email, language, brand }: NewPlayer,
): Promise<void> {
  const verdict = await ctx.askRegister(licence, {
    personalId: profile['personal_id_number'] ?? null,
    firstName: profile['first_name'] ?? null,
    lastName: profile['last_name'] ?? null,
    dateOfBirth: profile['date_of_birth'] ?? null,
    country: profile['country'] ?? null,
  })
  if (verdict === 'clear') return
  if (verdict === 'refused') throw ctx.refuse(503, { base: { unavailable: true } })
  await ctx.db.transaction((tx) => enqueueMail(tx, { template: 'signUpExcluded', to: email, locale: language, brand }))
  throw ctx.refuse(422, { base: { self_excluded: true } })
}

interface NewPlayer {
  readonly email: string
  readonly language: string
  readonly brand: string
}

/**
 * Creates an account; null for a self-excluded person: they are notified by email, and the attempt is not stored.
 */
export async function createUnlessExcluded<T>(
  { db }: { readonly db: Db },
  { email, language, brand }: NewPlayer,
  make: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  try {
    return await db.transaction(make)
  } catch (error) {
    if (!(error instanceof PlayerExcluded)) throw error
    await db.transaction((tx) => enqueueMail(tx, { template: 'signUpExcluded', to: email, locale: language, brand }))
    return null
  }
}
