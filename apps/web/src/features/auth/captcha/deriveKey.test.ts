import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as deriveOnServer } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import { deriveKey } from './deriveKey'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a secure context', false],
  ['plain http on a LAN name', true],
])('the proof of work is solved in %s', async (_, isInsecure) => {
  const secrets = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'another' }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 20,
    counter: 7,
    deriveKey: deriveOnServer,
    ...secrets,
  })
  const { crypto } = globalThis
  if (isInsecure) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const solution = await solveChallenge({ challenge, deriveKey })
  vi.unstubAllGlobals()
  expect(solution?.counter).toBe(7)
  const verified = await verifySolution({ challenge, solution: solution!, deriveKey: deriveOnServer, ...secrets })
  expect(verified.verified).toBe(true)
})
