import { expect, test } from 'vitest'
import { type ConfiguredField, isOptionalField, judgeConfiguredField } from './configuredField.ts'
import { laws } from './test/laws.ts'

const now = new Date('2026-06-15T12:00:00Z')
const facts = { now, law: laws.CW, country: 'DE' }
const born = (least: number): ConfiguredField => ({ field: 'date_of_birth', age: { min: { default: least } } })

test.each<[ConfiguredField, string, string | undefined]>([
  [{ field: 'city', length: { minimum: 2, maximum: 10 } }, '', 'required'],
  [{ field: 'city', length: { minimum: 2, maximum: 10 } }, 'B', 'too_short'],
  [{ field: 'city', length: { minimum: 2, maximum: 10 } }, 'Long-on-Sea Bay', 'too_long'],
  [{ field: 'city', length: { minimum: 2, maximum: 10 } }, 'Bonn', undefined],
  [{ field: 'city', length: { minimum: 4, maximum: 10 } }, 'Bonn', undefined],
  [{ field: 'city', length: { minimum: 2, maximum: 4 } }, 'Bonn', undefined],
  [{ field: 'gender', inclusion: { in: ['f'] } }, 'm', 'unknown_value'],
  [{ field: 'currency', inclusion: { in: ['EUR'] } }, 'EUR', undefined],
  [{ field: 'first_name' }, '<b>', 'invalid'],
  [{ field: 'nickname', length: { minimum: 1, maximum: 99 } }, 'ab', 'too_short'],
])('[PROF-08] [VAL-16] %j takes "%s": %s', (rule, value, verdict) => {
  expect(judgeConfiguredField(rule, value, facts)).toBe(verdict)
})

test.each([
  [18, '2008-06-15', undefined],
  [18, '2008-06-16', 'too_young'],
  [21, '2005-06-15', undefined],
  [21, '2005-06-16', 'too_young'],
  [16, '2008-06-16', 'too_young'],
])('[OPEN-18] where players are at least %i, one born %s: %s; the law is the least', (least, day, verdict) => {
  expect(judgeConfiguredField(born(least), day, facts)).toBe(verdict)
})

test('[OPEN-18] in Estonia the 21st birthday counts even if the configuration allows less', () => {
  expect(judgeConfiguredField(born(18), '2005-06-16', { ...facts, country: 'EE' })).toBe('too_young')
})

test('[VAL-04] a nickname alone may be left out', () => {
  expect(['nickname', 'city', 'first_name'].map(isOptionalField)).toEqual([true, false, false])
})
