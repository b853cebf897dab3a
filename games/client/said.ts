import type { EngineParts } from './engine.ts'

type Parts = Pick<EngineParts, 'texts' | 'money'>

const after = (said: string | undefined, rest: string) => (said ? `${said} ${rest}` : rest)

interface Paid {
  readonly wonCents: number
  readonly stakeCents: number
}

/** SAFE-09: only an amount above the stake is called a win. */
export function resultText({ texts, money }: Parts, { wonCents, stakeCents }: Paid): string {
  if (wonCents > stakeCents) return texts('youWon', { amount: money(wonCents) })
  return wonCents > 0 ? texts('paidBack', { amount: money(wonCents) }) : texts('noWin')
}

/** Announces the end of a round to screen readers in one message: outcome, win, balance. */
export function saidEnd(parts: Parts, said: string | undefined, paid: Paid & { readonly balanceCents: number }) {
  const { texts, money } = parts
  const balance = money(paid.balanceCents)
  const amount = money(paid.wonCents)
  if (paid.wonCents > paid.stakeCents) return after(said, texts('announceResult', { win: amount, balance }))
  return after(
    said,
    paid.wonCents > 0 ? texts('announceBack', { amount, balance }) : texts('announceNoWin', { balance }),
  )
}

/** A replay moves no money: it announces no balance. */
export const saidReplay = (parts: Parts, said: string | undefined, paid: Paid) => after(said, resultText(parts, paid))
