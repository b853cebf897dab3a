import { expect, test } from 'vitest'
import { isQuest, readQuest } from './identifier.ts'

test.each([
  ['quest--summer--m', true],
  ['summer-quest', true],
  ['summer-race', false],
  ['achievement--first', false],
  ['', false],
])('[GD-14] the identifier "%s" is a quest: %s', (identifier, expected) => {
  expect(isQuest(identifier)).toBe(expected)
})

test.each([
  ['quest--summer--xs', { slug: 'summer', size: 'xs' }],
  ['quest--summer--robot-m--2026', { slug: 'summer', size: 'robot-m' }],
  ['my-quest--moon-walk--s', { slug: 'moon-walk', size: 's' }],
  ['quest--summer', { slug: 'summer', size: 'm' }],
  ['quest--summer--giant', { slug: 'summer', size: 'm' }],
  ['quest--robot-s--summer--2026', { slug: 'summer', size: 'robot-s' }],
  ['quest--m--s', { slug: 'm', size: 's' }],
  ['quest', null],
  ['quest----m', null],
  ['race--summer--m', null],
])('[GD-15] "%s" is read as %j', (identifier, expected) => {
  expect(readQuest(identifier)).toEqual(expected)
})
