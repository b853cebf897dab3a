import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InputKind, normalise } from './normalise.ts'

const kinds: readonly InputKind[] = ['text', 'email', 'number', 'code']

test.each([
  ['  Anna\u00a0Maria\t', 'text', 'Anna Maria'],
  ['Zoe\u0308', 'text', 'Zoë'],
  ['Ber\u200blin\ufeff', 'text', 'Berlin'],
  ['Anna\u2011Maria', 'text', 'Anna-Maria'],
  ['क्\u200dष', 'text', 'क्\u200dष'],
  ['\ufeffanna@post.example\u200b', 'email', 'anna@post.example'],
  ['ａｎｎａ＠post.example', 'email', 'anna@post.example'],
  ['anna@KÖLN.example', 'email', 'anna@xn--kln-sna.example'],
  ['anna@Ko\u0308ln.example', 'email', 'anna@xn--kln-sna.example'],
  ['anna@xn--kln-sna.example', 'email', 'anna@xn--kln-sna.example'],
  ['änna@Post.example', 'email', 'änna@Post.example'],
  ['\u202a+49\u00a0170\u20111234\u20095678\u202c', 'number', '+49 170-1234 5678'],
  ['（０２）１２３', 'number', '(02)123'],
  ['DE89\u00a03704\u202f0044\u20090532\u20070130\t00\u200b', 'code', 'DE89370400440532013000'],
  ['WELCOME\u2011100\ufeff', 'code', 'WELCOME-100'],
] as const)('%j as %s is %j', (value, kind, expected) => {
  expect(normalise(value, kind)).toBe(expected)
})

test('normalising twice changes nothing', () => {
  const pieces = fc.constantFrom(
    ...'aé漢9＠ -@.\u00a0\u202f\u2009\u2011\u200b\u200d\u202e\ufeff\u00ad\t\u0308ﬁ',
    'e\u0301',
  )
  fc.assert(
    fc.property(fc.string({ unit: pieces }), fc.constantFrom(...kinds), (value, kind) => {
      const once = normalise(value, kind)
      expect(normalise(once, kind)).toBe(once)
    }),
  )
})
