import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Commitment, commitmentText, isInOrder, isSigned } from './commitment.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
const at = '2026-11-28T20:00:00.000Z'
const signed = (hash: string, committedAt = at): Commitment => ({
  hash,
  committedAt,
  key,
  signature: sign(null, Buffer.from(commitmentText({ hash, committedAt })), privateKey).toString('hex'),
})

test('a commitment is signed by the holder of its key, for its hash and its time', async () => {
  const commitment = signed('ab')
  expect(await isSigned(commitment)).toBe(true)
  expect(await isSigned({ ...commitment, hash: 'cd' })).toBe(false)
  expect(await isSigned({ ...commitment, committedAt: '2026-11-28T19:00:00.000Z' })).toBe(false)
  expect(await isSigned({ ...commitment, key: 'not a key' })).toBe(false)
})

test.each([
  ['after the commitment', '2026-11-28T20:00:00.001Z', true],
  ['at its time', at, true],
  ['before the commitment', '2026-11-28T19:59:59.999Z', false],
  ['never', null, true],
])('a player seed that was sent %s', async (_, playerSeedAt, isRight) => {
  expect(await isInOrder(signed('ab'), playerSeedAt)).toBe(isRight)
})
