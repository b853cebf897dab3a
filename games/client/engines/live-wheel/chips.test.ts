import { expect, test } from 'vitest'
import { afterConfirmation, clear, lay, lift, NOTHING, on, repeatedBy, sumOf, undo } from './chips.ts'

const one = { spot: 'n1', cents: 20 }

test('chips add up on a field, up to its max including the confirmed ones', () => {
  const first = lay(NOTHING, [one], [], () => 100)
  const second = first && lay(first, [one, { spot: 'n4', cents: 40 }], [], () => 100)
  expect(second?.laid).toEqual([
    { spot: 'n1', cents: 40 },
    { spot: 'n4', cents: 40 },
  ])
  expect(lay(NOTHING, [one], [{ spot: 'n1', cents: 90 }], () => 100)).toBeNull()
})

test('each step goes back', () => {
  const laid = lay(NOTHING, [one], [], () => 100) ?? NOTHING
  expect(undo(clear(laid)).laid).toEqual([one])
  expect(undo(lift(laid, 'n1')).laid).toEqual([one])
  expect(lift(laid, 'n2')).toBe(laid)
  expect(undo(NOTHING)).toBe(NOTHING)
})

test('what was confirmed is remembered for the next round', () => {
  const after = afterConfirmation(lay(NOTHING, [one], [], () => 100) ?? NOTHING)
  expect([sumOf(after.laid), after.last, on(after.last, 'n1')]).toEqual([0, [one], 20])
  expect([repeatedBy(NOTHING), repeatedBy(after), repeatedBy({ ...after, laid: [one] })]).toEqual([0, 20, 0])
})
