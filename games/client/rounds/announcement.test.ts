import { expect, test } from 'vitest'
import { endAnnouncement, replayAnnouncement, resultText } from './announcement.ts'

const parts = {
  texts: (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`.trim(),
  money: String,
} as unknown as Parameters<typeof endAnnouncement>[0]

test.each([
  [0, 'noWin', 'announceNoWin 900', 'noWin'],
  [32, 'paidBack 32', 'announceBack 32 900', 'paidBack 32'],
  [100, 'paidBack 100', 'announceBack 100 900', 'paidBack 100'],
  [101, 'youWon 101', 'announceResult 101 900', 'youWon 101'],
])(
  '[SAFE-09] %i for a stake of 100 is announced correctly: only a payout above the stake is a win',
  (wonCents, ...texts) => {
    const paid = { wonCents, stakeCents: 100 }
    expect([
      resultText(parts, paid),
      endAnnouncement(parts, undefined, { ...paid, balanceCents: 900 }),
      replayAnnouncement(parts, undefined, paid),
    ]).toEqual(texts)
  },
)
