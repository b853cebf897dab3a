import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { channelName, channelsOf, handlers } from './registry'

test('[WIRE-06] a private channel includes the player’s id; a guest gets no channel', () => {
  expect(channelName('balance', '42')).toBe('balance#42')
  expect(channelName('balance', '')).toBeUndefined()
  expect(channelName('public:wins', '')).toBe('public:wins')
})

test('two features may subscribe to one channel', () => {
  const heard: string[] = []
  const cache = new QueryClient()
  const channels = channelsOf([
    handlers({ session: () => heard.push('first') }),
    handlers({ session: () => heard.push('second'), 'public:wins': () => heard.push('wins') }),
  ])
  for (const handler of channels.get('session') ?? []) handler({ event: 'ended' }, cache)
  expect(heard).toEqual(['first', 'second'])
  expect([...channels.keys()]).toEqual(['session', 'public:wins'])
})
