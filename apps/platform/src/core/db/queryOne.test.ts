import { expect, test } from 'vitest'
import type { Row, Sql } from './db.ts'
import { hasRow, insertion, queryFirst, queryOne, queryOneValue, queryValue } from './queryOne.ts'

const answering = (...rows: Row[]): Sql => ({ query: async <R extends Row>() => rows as R[] })

test('the first row and its only value are read; without a row they are null, or the statement is named', async () => {
  const sql = answering({ id: 7n }, { id: 8n })
  expect(await Promise.all([queryFirst(sql, 'a'), queryOne(sql, 'a')])).toEqual([{ id: 7n }, { id: 7n }])
  expect(await Promise.all([queryValue(sql, 'a'), queryOneValue(sql, 'a')])).toEqual([7n, 7n])
  const none = answering()
  expect(await Promise.all([queryFirst(none, 'a'), queryValue(none, 'a')])).toEqual([null, null])
  await expect(queryOne(none, 'SELECT 1\n  FROM x')).rejects.toThrow('no row from: SELECT 1 FROM x')
  await expect(queryOneValue(none, { name: 'x', text: 'SELECT 2' })).rejects.toThrow('no row from: SELECT 2')
})

test('a row without columns is a row', async () => {
  expect(await hasRow(answering({}), 'SELECT FROM x')).toBe(true)
  expect(await hasRow(answering(), 'SELECT FROM x')).toBe(false)
})

test('an insertion names each column once, in the order of its parameters', () => {
  expect(insertion('INSERT INTO x', { id: 1, name: 'a' }, 'RETURNING id')).toEqual([
    'INSERT INTO x (id, name) VALUES ($1, $2) RETURNING id',
    [1, 'a'],
  ])
})
