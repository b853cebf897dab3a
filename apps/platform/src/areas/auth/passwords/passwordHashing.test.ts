import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwordHashing.ts'

test('[SEC-06] a password is stored as argon2id with at least 19 MiB and 2 passes', async () => {
  const stored = await hashPassword('Rocket-2026!')
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored)!
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(await hashPassword('Rocket-2026!')).not.toBe(stored)
})

test('different code points of the same letters match the same password', async () => {
  const stored = await hashPassword('M\u00fcnchen-2026')
  expect(await isPassword('Mu\u0308nchen-2026', stored)).toBe(true)
})

test('only the exact password matches', async () => {
  const stored = await hashPassword('Rocket-2026!')
  expect(await isPassword('Rocket-2026!', stored)).toBe(true)
  expect(await isPassword('rocket-2026!', stored)).toBe(false)
  expect(await isPassword('Rocket-2026!', 'not a hash')).toBe(false)
})

test('a check that cannot be made throws, so that the answer is not "wrong password"', async () => {
  await expect(isPassword('Rocket-2026!', '$argon2id$v=19$damaged')).rejects.toThrow()
})

test('[SEC-05] no password matches for an unknown player, not even that of the dummy hash', async () => {
  expect(await isPassword('nobody has this password', null)).toBe(false)
})

test('concurrent hashes are queued and all complete', async () => {
  const stored = await hashPassword('Rocket-2026!')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => isPassword(n % 3 === 0 ? 'Rocket-2026!' : 'wrong', stored)),
  )
  expect(answers.filter(Boolean)).toHaveLength(4)
})
