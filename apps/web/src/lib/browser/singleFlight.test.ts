import { expect, test, vi } from 'vitest'
import { singleFlight } from './singleFlight'

test('a second submit is dropped while the first one is saving fields or sending', async () => {
  const busy: boolean[] = []
  const once = singleFlight((isBusy) => busy.push(isBusy))
  let saved = () => {}
  const send = vi.fn(async () => 'payment')
  const submit = () =>
    once(async () => {
      await new Promise<void>((resolve) => {
        saved = resolve
      })
      return send()
    })
  const first = submit()
  const second = submit()
  saved()
  expect(await Promise.all([first, second])).toEqual(['payment', undefined])
  expect(send).toHaveBeenCalledTimes(1)
  expect(busy).toEqual([true, false])
})

test('a failed submit may be sent again', async () => {
  const once = singleFlight(() => undefined)
  await expect(once(() => Promise.reject(new Error('network')))).rejects.toThrow('network')
  expect(await once(async () => 'payment')).toBe('payment')
})
