import type { EngineParts } from '../engine.ts'

type Parts = Pick<EngineParts, 'texts' | 'money'>

const after = (announcement: string | undefined, rest: string) => (announcement ? `${announcement} ${rest}` : rest)

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
export function endAnnouncement(
  parts: Parts,
  announcement: string | undefined,
  paid: Paid & { readonly balanceCents: number },
) {
  const { texts, money } = parts
  const balance = money(paid.balanceCents)
  const amount = money(paid.wonCents)
  if (paid.wonCents > paid.stakeCents) return after(announcement, texts('announceResult', { win: amount, balance }))
  return after(
    announcement,
    paid.wonCents > 0 ? texts('announceBack', { amount, balance }) : texts('announceNoWin', { balance }),
  )
}

/** A replay moves no money: it announces no balance. */
export const replayAnnouncement = (parts: Parts, announcement: string | undefined, paid: Paid) =>
  after(announcement, resultText(parts, paid))
