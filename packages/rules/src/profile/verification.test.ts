import { expect, test } from 'vitest'
import {
  type ShownDocument,
  type Standing,
  standingOf,
  standingOfRequested,
  type VerificationState,
  verificationState,
} from './verification.ts'

const shown = (
  id: number,
  status: ShownDocument['status'],
  createdAt: number,
  decidedAt = createdAt,
): ShownDocument => ({
  id,
  status,
  createdAt,
  decidedAt,
  type: 'identity',
})

test.each<[string, readonly ShownDocument[], Standing]>([
  ['nothing shown', [], 'missing'],
  ['one waits', [shown(1, 'not_approved', 1)], 'waiting'],
  ['one approved', [shown(1, 'approved', 1, 5)], 'approved'],
  ['one rejected', [shown(1, 'rejected', 1, 5)], 'rejected'],
  ['rejected, then shown anew', [shown(1, 'rejected', 1, 5), shown(2, 'not_approved', 6)], 'waiting'],
  ['rejected, shown anew and approved', [shown(1, 'rejected', 1, 5), shown(2, 'approved', 6, 7)], 'approved'],
  ['of two sides the second is rejected', [shown(1, 'approved', 1, 5), shown(2, 'rejected', 2, 6)], 'rejected'],
  ['of two sides the first is rejected', [shown(1, 'rejected', 1, 5), shown(2, 'approved', 2, 6)], 'rejected'],
  ['approved once, asked again later', [shown(1, 'rejected', 1, 9)], 'rejected'],
  [
    'rejected, then shown in the moment of the decision',
    [shown(1, 'rejected', 1, 5), shown(2, 'approved', 5)],
    'approved',
  ],
  ['rejected in the moment it was shown', [shown(1, 'rejected', 1, 1)], 'rejected'],
  ['rejected, after an older one that came later', [shown(2, 'rejected', 1, 1), shown(1, 'approved', 3)], 'rejected'],
  ['nothing but one withdrawn', [shown(1, 'canceled' as 'approved', 1)], 'missing'],
])('a kind of document with %s', (_, documents, standing) => {
  expect(standingOf(documents, 'identity')).toBe(standing)
  expect(standingOf(documents, 'address')).toBe('missing')
})

test('documents uploaded before a request do not satisfy it', () => {
  const documents = [shown(1, 'approved', 1, 5)]
  expect(standingOfRequested(documents, { type: 'identity' })).toBe('approved')
  expect(standingOfRequested(documents, { type: 'identity', requestedAt: 6 })).toBe('missing')
  expect(standingOfRequested([...documents, shown(2, 'not_approved', 7)], { type: 'identity', requestedAt: 6 })).toBe(
    'waiting',
  )
  expect(standingOfRequested(documents, { type: 'identity', requestedAt: 1 })).toBe('approved')
})

const at = (standings: readonly Standing[], isShownHere = true) => ({
  isVerified: false,
  providerResult: null,
  standings,
  isShownHere,
})

test.each<[Parameters<typeof verificationState>[0], VerificationState]>([
  [{ ...at(['missing', 'missing']), isVerified: true }, 'approved'],
  [{ ...at(['missing']), isVerified: true, requested: ['missing'] }, 'open'],
  [{ ...at(['rejected']), isVerified: true, requested: ['waiting'] }, 'waiting'],
  [{ ...at(['approved']), isVerified: true, requested: ['waiting', 'rejected'] }, 'again'],
  [{ ...at(['approved']), isVerified: true, requested: ['approved'] }, 'approved'],
  [{ ...at(['approved'], false), isVerified: true, requested: ['missing'] }, 'open'],
  [{ ...at(['approved'], false), isVerified: true, requested: ['missing'], providerResult: 'waiting' }, 'open'],
  [{ ...at([], false), providerResult: 'approved' }, 'open'],
  [at(['waiting', 'waiting']), 'waiting'],
  [{ ...at(['waiting']), requested: ['missing'] }, 'open'],
  [at(['missing', 'waiting']), 'open'],
  [at(['waiting', 'waiting']), 'waiting'],
  [at(['approved', 'waiting']), 'waiting'],
  [at(['approved', 'rejected']), 'again'],
  [at(['missing', 'rejected']), 'again'],
  [{ ...at(['approved', 'waiting']), providerResult: 'refused' }, 'refused'],
  [{ ...at(['waiting']), providerResult: 'again' }, 'waiting'],
  [at(['missing'], false), 'open'],
  [{ ...at(['missing'], false), providerResult: 'waiting' }, 'waiting'],
  [{ ...at(['missing'], false), providerResult: 'again' }, 'again'],
])('%j is %s', (facts, state) => {
  expect(verificationState(facts)).toBe(state)
})
