import { describe, expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('one mailbox', () => {
  test.each([
    ['a tag', 'anna+casino@post.example', 'anna@post.example'],
    ['several tags', 'anna+casino+two@post.example', 'anna@post.example'],
    ['capitals', 'Anna@Post.Example', 'anna@post.example'],
    ['dots at Gmail', 'an.na.b@gmail.com', 'annab@gmail.com'],
    ["Gmail's other domain", 'anna.b@googlemail.com', 'annab@gmail.com'],
    ['dots at Proton', 'anna.b@protonmail.com', 'annab@proton.me'],
    ["dots at Proton's Swiss domain", 'anna.b@protonmail.ch', 'annab@proton.me'],
    ['dots at its own domain', 'anna.b@proton.me', 'annab@pm.me'],
    ['blanks around it', ' anna@post.example ', 'anna@post.example'],
    ['a domain in Unicode and in Punycode', 'anna@köln.example', 'anna@xn--kln-sna.example'],
    ['a domain in capitals and decomposed letters', 'anna@KO\u0308LN.example', 'anna@xn--kln-sna.example'],
    ['decomposed letters', 'a\u0308nna@post.example', 'änna@post.example'],
  ])('%s: %s is %s', (_what, one, other) => {
    expect(mailboxOf(one)).toBe(mailboxOf(other))
  })
})

describe('different mailboxes', () => {
  const local = ['annab', 'anna_b', 'anna-b', "ann'ab", 'ännab', 'anna.b', 'annåb', 'annab1', '+annab', '+anna']
  const all = local.flatMap((name) => [`${name}@post.example`, `${name}@post2.example`])
  test('punctuation, accents and domains distinguish them', () => {
    expect(new Set(all.map(mailboxOf)).size).toBe(all.length)
  })

  test('a hyphen, an underscore and an accent distinguish them at Gmail too', () => {
    const gmail = ['annab', 'anna_b', 'anna-b', 'ännab'].map((name) => `${name}@gmail.com`)
    expect(new Set(gmail.map(mailboxOf)).size).toBe(gmail.length)
  })

  test('a domain that a URL would parse differently is left unchanged', () => {
    expect(mailboxOf('anna@a/b.example')).toBe('anna@a/b.example')
  })
})
