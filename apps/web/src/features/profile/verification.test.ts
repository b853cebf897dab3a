import { expect, test } from 'vitest'
import type { Document, Verification } from './queries'
import { openProofs, otherStates, proofsOf } from './verification'

const document = (id: number, document_type: Document['document_type'], status: Document['status']): Document => ({
  id,
  document_type,
  status,
  description: null,
  file_name: 'a.jpg',
  reason: null,
  created_at: '2026-03-10T12:00:00.000Z',
  updated_at: '2026-03-10T12:00:00.000Z',
})
const asked: Verification['asked'] = [
  { document_type: 'identity', state: 'approved' },
  { document_type: 'address', state: 'rejected' },
]
const verification = (state: Verification['state']): Verification => ({
  state,
  reason: null,
  way: 'documents',
  level_name: 'basic',
  hours: 24,
  max_bytes: 1,
  asked,
})

test('an optional kind of document is listed once the player has uploaded one', () => {
  const shown = [document(1, 'identity', 'approved'), document(2, 'payment_method', 'not_approved')]
  expect(otherStates(asked, shown)).toEqual([{ document_type: 'payment_method', state: 'waiting' }])
  expect(otherStates(asked, [])).toEqual([])
})

test.each([
  ['again', null, { done: 1, all: 3 }],
  ['again', '2026-03-10T12:00:00.000Z', { done: 2, all: 3 }],
  ['approved', '2026-03-10T12:00:00.000Z', { done: 3, all: 3 }],
] as const)('of a player who is "%s", with their mail confirmed at %s, %j is proven', (state, confirmed_at, proofs) => {
  expect(proofsOf({ confirmed_at }, verification(state))).toEqual(proofs)
})

test('missing and rejected documents are still to do, and so is an unconfirmed email', () => {
  expect(openProofs({ confirmed_at: '2026-03-10T12:00:00.000Z' }, { asked })).toBe(1)
  expect(openProofs({ confirmed_at: null }, { asked })).toBe(2)
})
