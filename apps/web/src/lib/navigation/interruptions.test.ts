import { expect, test } from 'vitest'
import { currentInterruption, requestInterruption } from './interruptions'

test('of the interruptions that open automatically only the most urgent is shown', () => {
  expect(currentInterruption()).toBeUndefined()
  const tooltip = requestInterruption('tooltip')
  expect(currentInterruption()).toBe('tooltip')
  const notice = requestInterruption('notice')
  expect(currentInterruption()).toBe('notice')
  const popup = requestInterruption('popup')
  expect(currentInterruption()).toBe('notice')
  notice()
  expect(currentInterruption()).toBe('popup')
  popup()
  expect(currentInterruption()).toBe('tooltip')
  tooltip()
  expect(currentInterruption()).toBeUndefined()
})
