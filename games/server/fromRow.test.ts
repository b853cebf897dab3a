import { expect, test } from 'vitest'
import { fromRow } from './fromRow.ts'

test('columns become camelCase and int8 numbers; other values, null and the content of JSON stay', () => {
  const at = new Date()
  const row = { id: 'a', win_cents: 12n, max_bet_cents: null, created_at: at, free_rounds: { left_over: 1 } }
  expect(fromRow(row)).toEqual({
    id: 'a',
    winCents: 12,
    maxBetCents: null,
    createdAt: at,
    freeRounds: { left_over: 1 },
  })
})
