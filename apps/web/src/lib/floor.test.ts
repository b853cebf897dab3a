import { expect, test } from 'vitest'
import { askFloor, speaker } from './floor'

test('of what opens by itself one stands at a time, the most urgent one', () => {
  expect(speaker()).toBeUndefined()
  const tooltip = askFloor('tooltip')
  expect(speaker()).toBe('tooltip')
  const notice = askFloor('notice')
  expect(speaker()).toBe('notice')
  const popup = askFloor('popup')
  expect(speaker()).toBe('notice')
  notice()
  expect(speaker()).toBe('popup')
  popup()
  expect(speaker()).toBe('tooltip')
  tooltip()
  expect(speaker()).toBeUndefined()
})
