import { expect, test } from 'vitest'
import { nameOf, readChannel } from './channelName.ts'

test.each([
  ['public:wins', { name: 'public:wins', owner: null, spelling: 'public:wins' }],
  ['balance#7', { name: 'balance', owner: '7', spelling: 'balance' }],
  ['ws:apogee:public:wins', { name: 'public:wins', owner: null, spelling: 'ws:apogee:public:wins' }],
  ['ws:apogee:balance#7', { name: 'balance', owner: '7', spelling: 'ws:apogee:balance' }],
  // Without an owner: no player may join it.
  ['balance', { name: 'balance', owner: '', spelling: 'balance' }],
])('[WIRE-06] %s is a channel', (text, read) => {
  expect(readChannel(text)).toEqual(read)
  expect(nameOf(read.spelling)).toBe(read.name)
})

test.each(['nonsense', 'nonsense#7', 'balance#7#7', 'public:wins#7', 'toString#7', 'ws:apogee:', 'ws:a b:balance#7'])(
  '%s is rejected',
  (text) => expect(readChannel(text)).toBeNull(),
)
