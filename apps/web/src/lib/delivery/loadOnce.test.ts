import { expect, test } from 'vitest'
import { loadOnce } from './loadOnce'

test('a loaded module is returned synchronously and requested only once', async () => {
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

test('a module that failed to load is requested again', async () => {
  let asked = 0
  const get = loadOnce(async () => {
    asked += 1
    if (asked === 1) throw new Error('offline')
    return asked
  })
  await expect(get()).rejects.toThrow('offline')
  expect(await get()).toBe(2)
})
