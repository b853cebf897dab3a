import { expect, test } from 'vitest'
import { loadOnce } from './loadOnce'

test('a module that has come is answered at once, and asked for once', async () => {
  let asked = 0
  const module = { name: 'guards' }
  const get = loadOnce(async () => {
    asked += 1
    return module
  })
  expect(await get()).toBe(module)
  expect(get()).toBe(module)
  expect(asked).toBe(1)
})

test('a module that could not be had is asked for again', async () => {
  let asked = 0
  const get = loadOnce(async () => {
    asked += 1
    if (asked === 1) throw new Error('offline')
    return asked
  })
  await expect(get()).rejects.toThrow('offline')
  expect(await get()).toBe(2)
})
