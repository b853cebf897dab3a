import { expect, test } from 'vitest'
import { chatWidget } from './chatWidget.ts'

const statuses = [
  { id: '1201', writable: true },
  { id: '257', writable: false },
]

test.each([
  ['a member of the group while it is writable', [1201], '1201', 'chat'],
  ['a member of a group that is not', [257], '257', 'messages'],
  ['somebody in other groups', ['257'], '1201', 'messages'],
  ['a member of a group nobody knows', ['7'], '7', 'messages'],
  ['everyone while no group is named', [1201], null, 'messages'],
] as const)('[ROLE-08] [OPEN-14] %s gets what the group decides', (_, groups, deciding, widget) => {
  expect(chatWidget(groups, deciding, statuses)).toBe(widget)
})
