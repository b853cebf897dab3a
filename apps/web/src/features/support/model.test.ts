import { contactForm } from '@apogee/contract/support'
import { expect, test } from 'vitest'
import { judgeContent, judgeSender, restoreIdRequest } from './model'

const contents: [string, string | undefined][] = [
  ['', 'required'],
  ['   ', 'required'],
  ['too short', 'too_short'],
  ['  too short  ', 'too_short'],
  ['just right', undefined],
  ['x'.repeat(2000), undefined],
  ['x'.repeat(2001), 'too_long'],
]
test.each(contents)('[OPEN-58] the message "%.12s" is validated as %s, as on the platform', (content, verdict) => {
  expect(judgeContent(content)).toBe(verdict)
  expect(contactForm.safeParse({ email: 'anna@example.com', content }).success).toBe(verdict === undefined)
})

test.each([
  [' anna@example.com ', undefined],
  ['', 'required'],
  ['anna', 'invalid'],
])('the sender "%s" is validated as %s, as on the platform', (email, verdict) => {
  expect(judgeSender(email)).toBe(verdict)
  expect(contactForm.safeParse({ email, content: 'long enough to pass' }).success).toBe(verdict === undefined)
})

test('[API-104] [API-105] restore ids use the wire’s envelope', () => {
  const data = { internalId: '7', project: 'apogee' }
  expect(restoreIdRequest('Get', data, 'id-1')).toEqual({ data, requestId: 'id-1', type: 'Api.V1.RestoreId.Get' })
  expect(restoreIdRequest('Set', { ...data, restoreId: 'r' }, 'id-2').type).toBe('Api.V1.RestoreId.Set')
})
