import type { Answer, Studio, Wallet } from '../studio.ts'

/** A rule of docs/wallet.md and its check, which throws if the wallet breaks the rule. */
export interface Rule {
  readonly name: string
  /** The session that the operator has to provide; without it the rule is skipped. */
  readonly needs?: 'otherSession' | 'endedSession' | 'freeSession' | 'featureSession'
  run(studio: Studio, about: { readonly stake: number; readonly wallet: Wallet }): Promise<void>
}

export function same(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`)
}

export function accepted(what: string, answer: Answer, transaction: string, balance: number): void {
  const { transaction_id, balance_cents, currency } = answer.body
  same(what, [answer.status, transaction_id, balance_cents], [200, transaction, balance])
  if (!/^[A-Z0-9]{3,10}$/.test(currency ?? ''))
    throw new Error(`${what}: no currency in ${JSON.stringify(answer.body)}`)
}

export function refused(what: string, answer: Answer, code: string, status = 422): void {
  same(what, [answer.status, answer.body.error?.code], [status, code])
  if (!answer.body.error?.message) throw new Error(`${what}: the error has no message`)
}
