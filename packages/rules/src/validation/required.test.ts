import { describe, expect, test } from 'vitest'
import { itemAt, required, valueAt } from './required.ts'

describe('values that must exist', () => {
  test('are returned, falsy ones too', () => {
    expect([required(0, 'count'), required('', 'text'), required(false, 'flag')]).toEqual([0, '', false])
    expect([itemAt([0, 7], 0), itemAt([0, 7], -1), itemAt(Uint8Array.of(3), 0)]).toEqual([0, 7, 3])
    expect(valueAt(new Map([['a', 0]]), 'a')).toBe(0)
  })

  test('throw an error that names them where they are missing', () => {
    expect(() => required(null, 'booked payment')).toThrow('missing: booked payment')
    expect(() => required(undefined, 'booked payment')).toThrow('missing: booked payment')
    expect(() => itemAt([1, 2], 2)).toThrow('no item 2 in a list of 2')
    expect(() => itemAt([1, 2], -3)).toThrow('no item -3 in a list of 2')
    expect(() => valueAt(new Map([['a', 1]]), 'b')).toThrow('no entry b in the map')
  })
})
