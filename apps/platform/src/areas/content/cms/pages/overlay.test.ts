import { expect, test } from 'vitest'
import { overlay } from './overlay.ts'

const page = 'Before.\n\n## 1. One\n\na\n\n## 2. Two\n\nb\n'

test.each([
  ['## 2. Two\n\nB', 'Before.\n\n## 1. One\n\na\n\n## 2. Two\n\nB'],
  ['## 3. Three\n\nc', 'Before.\n\n## 1. One\n\na\n\n## 2. Two\n\nb\n\n## 3. Three\n\nc'],
  ['', 'Before.\n\n## 1. One\n\na\n\n## 2. Two\n\nb'],
])('[I18N-05] a licence replaces sections of a page and keeps the others (%j)', (changes, read) => {
  expect(overlay(page, changes)).toBe(read)
})

test('text outside a section is rejected', () => {
  expect(() => overlay(page, 'lost\n\n## 1. One')).toThrow('lost')
})
