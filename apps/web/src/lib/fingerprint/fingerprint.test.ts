import { expect, test } from 'vitest'
import { createFingerprint, type Maker } from './fingerprint'

const hour = 3_600_000
const maker = (more: Partial<Maker> = {}) => {
  let runs = 0
  const id = createFingerprint({
    isBot: async () => false,
    deviceHash: async () => {
      runs += 1
      return 'd'.repeat(32)
    },
    ...more,
  })
  return { id, runs: () => runs }
}

test('[CONST-22] the anti-fraud script runs once an hour, with a new id of the same device each time', async () => {
  const { id, runs } = maker()
  const first = await id(0)
  expect(first).toMatch(/^d{32}\.[\da-f]{16}$/)
  expect(await id(hour - 1)).toBe(first)
  expect(runs()).toBe(1)
  const second = await id(hour)
  expect(second).toMatch(/^d{32}\.[\da-f]{16}$/)
  expect(second).not.toBe(first)
  expect(runs()).toBe(2)
})

test('[ROLE-15] a bot gets no anti-fraud id, and the script does not run', async () => {
  const { id, runs } = maker({ isBot: async () => true })
  expect([await id(0), runs()]).toEqual([undefined, 0])
})

test('a browser that blocks fingerprinting signs in without an id', async () => {
  const { id } = maker({ deviceHash: () => Promise.reject(new Error('no canvas')) })
  expect(await id(0)).toBeUndefined()
})
