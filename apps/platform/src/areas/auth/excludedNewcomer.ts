import type { Db, Tx } from '../../core/db/db.ts'
import { refuse } from '../../core/errors.ts'
import { exclusionElsewhere, recordMarks } from '../../core/exclusion/marks.ts'
import { orderMail } from '../../core/mail/orderMail.ts'

class ExcludedNewcomer extends Error {
  override name = 'ExcludedNewcomer'
}

/** Call it last in the transaction that makes an account: none is made for who has excluded themself (decision 051). */
export async function assertNotExcluded(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  await recordMarks(tx, playerId, now)
  if (await exclusionElsewhere(tx, playerId, now)) throw new ExcludedNewcomer()
}

interface Newcomer {
  readonly email: string
  readonly language: string
  readonly brand: string
}

/** Makes an account; whoever has excluded themself is told so by mail and by the refusal, and nothing is kept of the try. */
export async function refusingExcluded<T>(
  { db }: { readonly db: Db },
  { email, language, brand }: Newcomer,
  make: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(make)
  } catch (error) {
    if (!(error instanceof ExcludedNewcomer)) throw error
    await db.transaction((tx) => orderMail(tx, { template: 'signUpExcluded', to: email, locale: language, brand }))
    throw refuse(422, { base: { self_excluded: true } })
  }
}
