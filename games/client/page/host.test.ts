import { expect, test } from 'vitest'
import { createHostReader } from './host.ts'

const source = 'apogee-host'

function heard(...messages: unknown[]): unknown[] {
  const orders: unknown[] = []
  const read = createHostReader({
    pause: () => orders.push('pause'),
    resume: () => orders.push('resume'),
    player: (nickname) => orders.push({ nickname }),
  })
  for (const message of messages) read(message)
  return orders
}

test('the player is announced once, with their nickname or without one', () => {
  const nova = { source, type: 'player', nickname: 'Nova' }
  expect(heard(nova, { source, type: 'pause' }, nova, { ...nova, nickname: 'Vega' })).toEqual([
    { nickname: 'Nova' },
    'pause',
  ])
  for (const nickname of [null, '', 7]) expect(heard({ ...nova, nickname })).toEqual([{ nickname: null }])
})

test('messages of others are ignored', () => {
  expect(heard('resume', null, { type: 'resume' }, { source: 'else', type: 'player' }, { source, type: 'go' })).toEqual(
    [],
  )
  expect(heard({ source, type: 'resume' })).toEqual(['resume'])
})
