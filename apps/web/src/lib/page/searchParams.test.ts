import { expect, test } from 'vitest'
import { parsePlainSearch, writePlainSearch } from './searchParams'

test('a query is read and written as plain text', () => {
  expect(parsePlainSearch('?redirect=%2Fdeposit%3Fa%3D1&confirmation_token=0012')).toEqual({
    redirect: '/deposit?a=1',
    confirmation_token: '0012',
  })
  expect(writePlainSearch({ mode: 'demo', redirect: '/play/a/b?mode=real' })).toBe(
    '?mode=demo&redirect=%2Fplay%2Fa%2Fb%3Fmode%3Dreal',
  )
})

test('a repeated key keeps all of its values', () => {
  const search = parsePlainSearch('?studio=a&studio=b&utm_source=x')
  expect(search).toEqual({ studio: ['a', 'b'], utm_source: 'x' })
  expect(writePlainSearch(search)).toBe('?studio=a&studio=b&utm_source=x')
})

test('an empty query leaves no question mark', () => {
  expect(writePlainSearch({ mode: undefined })).toBe('')
  expect(parsePlainSearch('')).toEqual({})
})
