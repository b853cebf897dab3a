import { expect, test, vi } from 'vitest'
import { type GapSource, watchGaps } from './watchGaps'

type Happening = 'subscribing' | 'subscribed' | 'error' | 'unsubscribed'

function channel() {
  const listeners = new Map<string, (facts: object) => void>()
  const on = (name: string, listener: (facts: object) => void) => listeners.set(name, listener)
  return {
    heard: { on } as unknown as GapSource,
    happens: (name: Happening, facts = {}) => listeners.get(name)?.(facts),
  }
}
const recovered = { wasRecovering: true, recovered: true }

function watched() {
  const [first, second] = [channel(), channel()]
  const onGap = vi.fn<(isFirst: boolean) => void>()
  watchGaps([first.heard, second.heard], onGap)
  for (const one of [first, second]) one.happens('subscribing')
  return { first, second, onGap }
}

test('[WIRE-06] a gap is reported once, when the last subscription is active', () => {
  const { first, second, onGap } = watched()
  first.happens('subscribed')
  expect(onGap).not.toHaveBeenCalled()
  second.happens('subscribed')
  expect(onGap.mock.calls).toEqual([[true]])
})

test('a recovered disconnection is not a gap; any other is reported once for all channels', () => {
  const { first, second, onGap } = watched()
  for (const one of [first, second]) one.happens('subscribed')
  for (const one of [first, second]) one.happens('subscribing')
  for (const one of [first, second]) one.happens('subscribed', recovered)
  expect(onGap).toHaveBeenCalledTimes(1)
  for (const one of [first, second]) one.happens('subscribing')
  first.happens('subscribed', { wasRecovering: true, recovered: false })
  second.happens('subscribed', recovered)
  expect(onGap.mock.calls).toEqual([[true], [false]])
})

test('a rejected channel does not delay the others, and is reported when it becomes active later', () => {
  const { first, second, onGap } = watched()
  first.happens('subscribed')
  second.happens('error')
  expect(onGap.mock.calls).toEqual([[true]])
  second.happens('subscribed')
  expect(onGap.mock.calls).toEqual([[true], [false]])
})
