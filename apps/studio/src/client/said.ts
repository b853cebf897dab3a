import type { EngineParts } from './engine.ts'

type Parts = Pick<EngineParts, 'texts' | 'money'>

const after = (said: string | undefined, rest: string) => (said ? `${said} ${rest}` : rest)

/** The end of a round for who listens, in one piece so that nothing is said twice or lost: outcome, win, balance. */
export function saidEnd({ texts, money }: Parts, said: string | undefined, wonCents: number, balanceCents: number) {
  const balance = money(balanceCents)
  const won =
    wonCents > 0 ? texts('announceResult', { win: money(wonCents), balance }) : texts('announceNoWin', { balance })
  return after(said, won)
}

/** A replay moves no money: the balance is no part of it. */
export function saidReplay({ texts, money }: Parts, said: string | undefined, wonCents: number) {
  return after(said, wonCents > 0 ? texts('youWon', { amount: money(wonCents) }) : texts('noWin'))
}
