import { newPassword } from '@apogee/contract/auth'
import { plainText } from '@apogee/contract/protocol/shapes'
import { expect, test } from 'vitest'
import {
  isEnglishLettersOnly,
  judgeAddress,
  judgeCity,
  judgeEmail,
  judgeName,
  judgeNickname,
  judgePersonalId,
  judgePhone,
} from './person.ts'
import { commonPasswordCheck } from './text/commonPasswords.ts'
import { isPlainText } from './text/isPlainText.ts'
import { normalise } from './text/normalise.ts'
import { judgeConfirmation, judgePassword } from './text/password.ts'

test.each([
  ['anna@example.com', undefined],
  ['anna.b+c@mail.example.co', undefined],
  ['', 'required'],
  ['anna', 'invalid'],
  ['anna@example', 'invalid'],
  ['anna@@example.com', 'invalid'],
  ['anna b@example.com', 'invalid'],
  ['anna@example..com', 'invalid'],
  ['anna,ben@example.com', 'invalid'],
  ['anna\u0000@example.com', 'invalid'],
  ['"anna"@example.com', 'invalid'],
  [`${'a'.repeat(242)}@example.com`, undefined],
  [`${'a'.repeat(243)}@example.com`, 'too_long'],
])('[VAL-01] the address "%s" is judged %s', (email, verdict) => {
  expect(judgeEmail(email)).toBe(verdict)
})

const passwords: [string, string | undefined][] = [
  ['Rocket-2026!', undefined],
  ['пароль-длинный', undefined],
  ['with a space 1', undefined],
  ['', 'required'],
  ['short7!', 'too_short'],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'too_long'],
  ['emoji 🚀🚀🚀', 'wrong_characters'],
  ['tab\tinside it', 'wrong_characters'],
]
test.each(passwords)('[VAL-02] the password "%s" is judged %s', (password, verdict) => {
  expect(judgePassword(password)).toBe(verdict)
})

test.each(passwords)('the contract agrees about the password "%s"', (password, verdict) => {
  const read = newPassword.safeParse(password)
  expect(read.success ? undefined : read.error.issues[0]!.message).toBe(verdict)
})

test('a common password is rejected in any case', () => {
  const isCommon = commonPasswordCheck({ listed: ['trustno1trustno1'], words: ['sunshine'], endings: ['', '123'] })
  expect(judgePassword('SunShine123', isCommon)).toBe('too_common')
  expect(judgePassword('sunshine', isCommon)).toBe('too_common')
  expect(judgePassword('TrustNo1TrustNo1', isCommon)).toBe('too_common')
  expect(judgePassword('sunshine1234', isCommon)).toBeUndefined()
})

test('[VAL-03] the confirmation must equal the password', () => {
  expect(judgeConfirmation('a', 'a')).toBeUndefined()
  expect(judgeConfirmation('a', 'A')).toBe('confirmation_differs')
})

test.each([
  ['สมชาย', undefined],
  ['अनिता', undefined],
  ['\u0301Zoe', 'invalid'],
  ['Z\u0301\u0301\u0301\u0301oe', 'invalid'],
  ['', undefined],
  ['ab', 'too_short'],
  ['abc', undefined],
  ['Ace of Spades.-9', 'too_long'],
  ['Zoë-1. b', undefined],
  ['oZ\u0301\u0301\u0301\u0301e', 'invalid'],
  ['a_b_c', 'invalid'],
])('[VAL-04] the nickname "%s" is judged %s', (nickname, verdict) => {
  expect(judgeNickname(nickname)).toBe(verdict)
})

test.each([
  ['12345678901', 'any', undefined],
  ['1234567890', 'any', 'invalid'],
  ['', 'any', 'required'],
  ['39001010011', 'estonian', undefined],
  ['39001010012', 'estonian', 'invalid'],
  ['39002300011', 'estonian', 'invalid'],
  ['', 'estonian', 'required'],
] as const)('[VAL-05] the personal id "%s" of the form %s is judged %s', (id, form, verdict) => {
  expect(judgePersonalId(id, form)).toBe(verdict)
})

test.each([
  ['+49 (30) 123', undefined],
  ['1234567', 'too_short'],
  ['+49 30 12x4', 'invalid'],
  ['', 'required'],
])('[VAL-06] the phone "%s" is judged %s', (phone, verdict) => {
  expect(judgePhone(phone)).toBe(verdict)
})

test.each([
  ['Anne-Marie St. John 2', undefined],
  ['Łukasz', undefined],
  ["O'Brien", undefined],
  ['O’Brien', undefined],
  ['D’Arcy-Smith', undefined],
  ['Nguyễn', undefined],
  ['Zoe\u0308', undefined],
  ['Sõnajalg', undefined],
  ["'", 'invalid'],
  ['O"Brien', 'invalid'],
  ['O\u202eBrien', 'invalid'],
  ['', 'required'],
  ['<b>', 'invalid'],
  ['x'.repeat(51), 'too_long'],
])('[VAL-07] the name "%s" is judged %s', (name, verdict) => {
  expect(judgeName(name)).toBe(verdict)
})

test('cities and addresses have their lengths', () => {
  expect(judgeCity("L'Aquila")).toBeUndefined()
  expect(judgeCity('x'.repeat(101))).toBe('too_long')
  expect(judgeAddress('1/2 Long Street, flat 3')).toBeUndefined()
  expect(judgeAddress('x'.repeat(201))).toBe('too_long')
  expect(judgeAddress('a\nb')).toBe('invalid')
})

test('[VAL-08] English letters are A to Z only', () => {
  expect(isEnglishLettersOnly('Abc')).toBe(true)
  expect(isEnglishLettersOnly('Äbc')).toBe(false)
})

test.each([
  ['a control character', 'Ta\u0007llinn'],
  ['a NUL', 'Tal\u0000linn'],
  ['writing turned round', 'Tallinn\u202Egnp.exe'],
  ['writing isolated', '\u2066Tallinn\u2069'],
  ['a mark of direction', 'Tallinn\u200F'],
  ['a space nobody sees', 'Tal\u200Blinn'],
  ['a line separator', 'Tallinn\u2028'],
  ['half a character', 'Tallinn\uD83D'],
])('%s is no part of a town or an address', (_, text) => {
  expect([judgeCity(text), judgeAddress(text)]).toEqual(['invalid', 'invalid'])
})

test.each(['Tallinn', 'Kraków', '東京', 'می\u200Cخواهم', 'Rue de l’Église 5', '👩\u200D🚀 Street'])(
  '%s may be stored',
  (text) => {
    expect([judgeCity(text), plainText.safeParse(text).success]).toEqual([undefined, true])
  },
)

test('the page and the server take the same characters', () => {
  const differing = Array.from({ length: 0x11000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => isPlainText(normalise(character, 'text')) !== plainText.safeParse(character).success,
  )
  expect(differing).toEqual([])
})

test('[VAL-01] an address with an invisible character is no address', () => {
  expect(judgeEmail('an\u200bna@post.example')).toBe('invalid')
  expect(judgeEmail('an\u202ena@post.example')).toBe('invalid')
})
