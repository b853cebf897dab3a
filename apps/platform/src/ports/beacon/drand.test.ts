import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { expect, test } from 'vitest'
import { drandRoundAt, fetchDrand } from './drand.ts'

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** The public chain "quicknet" and its round 1000, as they are published. */
const quicknet = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis_time: 1_692_803_367,
  period: 3,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
}
const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const output = { round: 1000, signature, randomness: sha256(signature) }
const at = new Date((quicknet.genesis_time + 999 * 3) * 1000)

const answers =
  (info: object = {}, round: object = {}) =>
  async (path: string) =>
    path.endsWith('/info') ? { ...quicknet, ...info } : { ...output, ...round }
const fetched = (info: object = {}, round: object = {}) =>
  fetchDrand(`https://beacon.example/${quicknet.hash}`, at, answers(info, round))

test.each([
  ['2026-05-08T00:05:00.000Z', 1_778_198_700 - 300, 30, 11],
  ['2026-05-08T00:05:00.001Z', 1_778_198_700 - 300, 30, 12],
  ['2020-01-01T00:00:00.000Z', 1_778_198_700, 30, 1],
])('the first round of a beacon at or after %s', (moment, genesis, period, round) => {
  expect(drandRoundAt({ genesis_time: genesis, period }, new Date(moment))).toBe(round)
})

test('an output of a public chain is accepted', async () => {
  expect(await fetched()).toEqual({ chain: quicknet.hash, round: 1000, randomness: output.randomness })
})

test('an output of another chain, key, round or signature is rejected', async () => {
  const { secretKey, publicKey } = bls12_381.shortSignatures.keygen(new Uint8Array(48).fill(7))
  await expect(fetched({ hash: 'ef'.repeat(32) })).rejects.toThrow('another chain')
  await expect(fetched({ public_key: publicKey.toHex() })).rejects.toThrow('another chain')
  await expect(fetched({ schemeID: 'pedersen-bls-chained' })).rejects.toThrow('schemeID')
  await expect(fetched({}, { round: 1001 })).rejects.toThrow('round 1001 instead of 1000')
  await expect(fetched({}, { signature: '05' })).rejects.toThrow('not the hash of its signature')
  await expect(fetched({}, { signature: '05', randomness: sha256('05') })).rejects.toThrow('not signed by the chain')
  const message = bls12_381.shortSignatures.hash(new Uint8Array(32), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  const forged = bls12_381.shortSignatures.sign(message, secretKey).toHex()
  await expect(fetched({}, { signature: forged, randomness: sha256(forged) })).rejects.toThrow('not signed')
})
