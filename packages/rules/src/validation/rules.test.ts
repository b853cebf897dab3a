import { expect, test } from 'vitest'
import { ageAt, judgeAge, minimumAge, readTypedDay, readWireDay, writeWireDay } from './birthdate.ts'
import { isIban, isLithuanianIban, judgeCardExpiry, judgeCardNumber, judgeIban, lithuanianGroup } from './payment.ts'
import { isFieldOf, judgePostalCode, stateOfPostalCode } from './postal.ts'
import { laws } from './test/laws.ts'

const now = new Date('2026-06-15T12:00:00Z')

test.each([
  ['15/06/2008', '2008-06-15'],
  ['29/02/2000', '2000-02-29'],
  ['29/02/2001', undefined],
  ['31/04/2000', undefined],
  ['1/06/2008', undefined],
  ['32/01/2000', undefined],
  ['10/13/2000', undefined],
  ['2008-06-15', undefined],
  ['01/01/1900', '1900-01-01'],
  ['09/10/1999', '1999-10-09'],
  ['30/12/1999', '1999-12-30'],
  ['x15/06/2008', undefined],
  ['15/06/20080', undefined],
  ['31/12/1899', undefined],
])('[VAL-09] the typed day %s reads as %s', (text, day) => {
  const read = readTypedDay(text)
  expect(read && writeWireDay(read)).toBe(day)
})

test.each([
  ['2008-06-15', 'CW', 'DE', undefined],
  ['2008-06-16', 'CW', 'DE', 'too_young'],
  ['2005-06-15', 'CW', 'EE', undefined],
  ['2005-06-16', 'CW', 'EE', 'too_young'],
  ['2005-06-16', 'EE', null, 'too_young'],
  ['2030-01-01', 'CW', null, 'invalid'],
  ['2026-06-15', 'CW', null, 'too_young'],
  ['2026-06-16', 'CW', null, 'invalid'],
  ['1850-01-01', 'CW', null, 'invalid'],
  ['nonsense', 'CW', null, 'invalid'],
  // In the year of the coming birthday, before and after its month.
  ['2008-07-01', 'CW', null, 'too_young'],
  ['2008-05-31', 'CW', null, undefined],
  ['1999-10-30', 'CW', null, undefined],
  ['1999-10-31', 'CW', null, undefined],
  ['x2000-06-15', 'CW', null, 'invalid'],
  ['2000-06-155', 'CW', null, 'invalid'],
] as const)('[VAL-10] born %s, licence %s, country %s: %s', (text, licence, country, verdict) => {
  const law = laws[licence]
  const minimum = minimumAge(law, country)
  expect(judgeAge(readWireDay(text), { now, zone: law.zone, minimum })).toBe(verdict)
})

test('a player born on 29 February is a year older on 1 March', () => {
  const leapling = { year: 2008, month: 2, day: 29 }
  expect(ageAt(leapling, new Date('2026-02-28T23:59:59Z'), 'UTC')).toBe(17)
  expect(ageAt(leapling, new Date('2026-03-01T00:00:00Z'), 'UTC')).toBe(18)
})

test.each([
  // In Tallinn it is two hours later than in UTC in winter, three in summer.
  ['2005-01-10', '2026-01-09T21:59:59Z', 'too_young'],
  ['2005-01-10', '2026-01-09T22:00:00Z', undefined],
  ['2005-06-15', '2026-06-14T20:59:59Z', 'too_young'],
  ['2005-06-15', '2026-06-14T21:00:00Z', undefined],
])('[VAL-10] under the Estonian licence a birthday begins in Tallinn: born %s, at %s: %s', (text, at, verdict) => {
  expect(judgeAge(readWireDay(text), { now: new Date(at), zone: 'Europe/Tallinn', minimum: 21 })).toBe(verdict)
})

test.each([
  ['4111 1111 1111 1111', [], undefined],
  ['5555555555554444', [], undefined],
  ['4111111111111112', [], 'card_invalid'],
  ['4111', [], 'card_invalid'],
  ['', [], 'required'],
  ['4111111111111111', ['411'], 'card_invalid'],
  ['4111111111111111', ['5'], undefined],
  // Twelve to nineteen digits that check, and one fewer or more.
  ['000000000000', [], undefined],
  ['00000000000', [], 'card_invalid'],
  ['0000000000000000000', [], undefined],
  ['00000000000000000000', [], 'card_invalid'],
  ['x000000000000', [], 'card_invalid'],
  ['000000000000x', [], 'card_invalid'],
])('[VAL-11] the card %s with blocked %j is judged %s', (card, blocked, verdict) => {
  expect(judgeCardNumber(card, blocked)).toBe(verdict)
})

test.each([
  ['06/26', undefined],
  ['05/26', 'card_expired'],
  ['01/27', undefined],
  ['13/27', 'invalid'],
  ['6/27', 'invalid'],
  ['006/27', 'invalid'],
  ['06/270', 'invalid'],
  ['', 'required'],
])('[VAL-12] the expiry %s is judged %s', (expiry, verdict) => {
  expect(judgeCardExpiry(expiry, now)).toBe(verdict)
})

test('[VAL-13] Lithuanian accounts are recognised', () => {
  expect(isLithuanianIban('lt12 1000 0111 0100 1000')).toBe(true)
  expect(isLithuanianIban('DE89 3704 0044 0532 0130 00')).toBe(false)
  expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true)
  expect(isIban('DE89\u00a03704\u202f0044\u20090532\u20110130\t00\u200b\ufeff')).toBe(true)
  expect(isIban('LT12 1000 0111 0100 1000')).toBe(true)
  expect(isIban('DE88 3704 0044 0532 0130 00')).toBe(false)
  expect(lithuanianGroup).toBe('1101')
})

test.each([
  ['', 'required'],
  [' - ', 'required'],
  ['lt12 1000 0111 0100 1000', 'iban_lithuania'],
  ['DE89 3704 0044 0532 0130 00', undefined],
  ['DE88 3704 0044 0532 0130 00', 'iban_invalid'],
  // The check digits hold for these too, but no IBAN has their form.
  ['DE5112345678901', undefined],
  ['DE791234567890', 'iban_invalid'],
  ['DE75111111111111111111111111111111', undefined],
  ['DE111111111111111111111111111111111', 'iban_invalid'],
  ['D14612345678901', 'iban_invalid'],
  ['DE5Z123456789012', 'iban_invalid'],
])('[VAL-13] the account %s is judged %s', (iban, verdict) => {
  expect(judgeIban(iban)).toBe(verdict)
})

test.each([
  ['2000', 'AU', undefined],
  ['20000', 'AU', 'invalid'],
  ['K1A 0B1', 'CA', undefined],
  ['k1a0b1', 'CA', undefined],
  ['D1A 0B1', 'CA', 'invalid'],
  ['10115', 'DE', undefined],
  ['1011', 'DE', 'invalid'],
  ['0150', 'NO', undefined],
  ['12345-6789', 'US', undefined],
  ['123456', 'US', 'invalid'],
  ['SW1A 1AA', 'GB', undefined],
  ['!!', 'GB', 'invalid'],
  ['', null, 'required'],
  [' ', null, 'required'],
  [' 10115 ', 'DE', undefined],
  ['10115', null, undefined],
])('[VAL-14] the code %s in %s is judged %s', (code, country, verdict) => {
  expect(judgePostalCode(code, country)).toBe(verdict)
})

test.each([
  ['1000', 'NSW'],
  ['2599', 'NSW'],
  ['2619', 'NSW'],
  ['2899', 'NSW'],
  ['2921', 'NSW'],
  ['2999', 'NSW'],
  ['0200', 'ACT'],
  ['0299', 'ACT'],
  ['2600', 'ACT'],
  ['2618', 'ACT'],
  ['2900', 'ACT'],
  ['2920', 'ACT'],
  ['3000', 'VIC'],
  ['8999', 'VIC'],
  ['4000', 'QLD'],
  ['9999', 'QLD'],
  ['5999', 'SA'],
  ['6797', 'WA'],
  ['6798', undefined],
  ['6800', 'WA'],
  ['7999', 'TAS'],
  ['0800', 'NT'],
  ['0999', 'NT'],
  ['200', 'ACT'],
  [' 2000 ', 'NSW'],
  ['x2000', undefined],
  ['02000', undefined],
  ['20000', undefined],
  ['0100', undefined],
])('[VAL-22] [VAL-23] [VAL-24] [VAL-25] [VAL-26] the Australian code %s lies in %s', (code, state) => {
  expect(stateOfPostalCode(code, 'AU')).toBe(state)
})

test.each([
  ['A1A 1A1', 'NL'],
  ['H2X 1Y4', 'QC'],
  ['m5v 2t6', 'ON'],
  ['X0A 0H0', 'NU'],
  ['X1A 2B3', 'NT'],
  ['Y1A 1A1', 'YT'],
  ['D1A 1A1', undefined],
])('[VAL-27] the Canadian code %s lies in %s', (code, state) => {
  expect(stateOfPostalCode(code, 'CA')).toBe(state)
})

test('no state is derived outside Australia', () => {
  expect(stateOfPostalCode('10115', 'DE')).toBeUndefined()
  expect(stateOfPostalCode('2000', null)).toBeUndefined()
})

test('a profile has a postal code where its country has any', () => {
  const fields = [
    ['postal_code', 'HK'],
    ['postal_code', 'DE'],
    ['postal_code', null],
    ['city', 'HK'],
  ] as const
  expect(fields.map(([field, country]) => isFieldOf(field, country))).toEqual([false, true, true, true])
})
