import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { KycUnavailable } from './kycProvider.ts'
import { sumsub } from './sumsub.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const hmac = (algorithm: string, secret: string, text: string) =>
  createHmac(algorithm, secret).update(text).digest('hex')

interface Sent {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** Sumsub as its documentation describes it: rejects unsigned requests, answers with a token and a link. */
function open(answer: (sent: Sent) => Response = (sent) => Response.json(answers[new URL(sent.url).pathname])) {
  const sent: Sent[] = []
  const provider = sumsub({
    url: 'https://api.sumsub.test',
    appToken: 'sbx:token',
    secretKey: 'key',
    webhookSecret: 'hook',
    now: () => now,
    fetch: async (url, init) => {
      const one = { url, headers: init.headers as Record<string, string>, body: String(init.body) }
      sent.push(one)
      const { pathname, search } = new URL(url)
      const signed = `${one.headers['x-app-access-ts']}POST${pathname}${search}${one.body}`
      if (one.headers['x-app-access-sig'] !== hmac('sha256', 'key', signed)) return new Response(null, { status: 401 })
      return answer(one)
    },
  })
  return { provider, sent }
}
const answers: Record<string, object> = {
  '/resources/accessTokens/sdk': { token: '_act-1', userId: '10001' },
  '/resources/sdkIntegrations/levels/-/websdkLink': { url: 'https://in.sumsub.test/websdk/p/1' },
}
const applicant = {
  playerId: '10001',
  level: 'basic',
  locale: 'fr-CA',
  returnUrl: 'https://casino.test/profile/verification',
}

test('a check begins with a signed request for a token and a page of the provider', async () => {
  const { provider, sent } = open()
  expect(await provider.start(applicant)).toEqual({ token: '_act-1', url: 'https://in.sumsub.test/websdk/p/1' })
  expect(sent[0]!.headers).toMatchObject({ 'x-app-token': 'sbx:token', 'x-app-access-ts': '1773144000' })
  expect(JSON.parse(sent[0]!.body)).toEqual({ userId: '10001', levelName: 'basic', ttlInSecs: 600 })
  expect(sent[1]!.url).toContain('?lang=fr')
  expect(JSON.parse(sent[1]!.body)).toMatchObject({ redirect: { successUrl: applicant.returnUrl } })
})

test.each([
  ['an error', () => new Response('{}', { status: 500 })],
  ['something else', () => Response.json({ nothing: true })],
])('%s in place of an answer is no check', async (_, answer) => {
  await expect(open(answer).provider.start(applicant)).rejects.toThrow(KycUnavailable)
})

const reviewed = (reviewResult: object, changes: object = {}) => ({
  applicantId: 'a1',
  externalUserId: '10001',
  type: 'applicantReviewed',
  reviewStatus: 'completed',
  createdAtMs: '2026-03-10 11:59:58.032',
  reviewResult,
  ...changes,
})

function hear(webhook: object | string, headers: Record<string, string> = {}, secret = 'hook') {
  const body = typeof webhook === 'string' ? webhook : JSON.stringify(webhook)
  const algorithm = headers['x-payload-digest-alg']?.includes('512') ? 'sha512' : 'sha256'
  const all = {
    'x-payload-digest': hmac(algorithm, secret, body),
    'x-payload-digest-alg': 'HMAC_SHA256_HEX',
    ...headers,
  }
  return open().provider.verifyCallback({ path: '/callbacks/kyc/sumsub', headers: new Headers(all), body }, now)
}

test.each([
  [reviewed({ reviewAnswer: 'GREEN' }), 'approved', null],
  [
    reviewed({ reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['UNSATISFACTORY_PHOTOS'] }),
    'again',
    'unreadable',
  ],
  [
    reviewed({ reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['SOMETHING_NEW'] }),
    'again',
    'not_accepted',
  ],
  [reviewed({ reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] }), 'refused', 'not_real'],
  [reviewed({}, { type: 'applicantPending' }), 'waiting', null],
  [reviewed({}, { type: 'applicantReset' }), 'again', 'asked_again'],
])('the webhook %j means %s, %s', (webhook, verdict, reason) => {
  expect(hear(webhook)).toMatchObject({
    ok: true,
    message: { playerId: '10001', documentId: null, verdict, reason, reportedAt: new Date('2026-03-10T11:59:58.032Z') },
  })
})

test('a webhook that does not concern us is accepted and changes nothing', () => {
  expect(hear(reviewed({}, { type: 'applicantTagsChanged' }))).toEqual({ ok: true, message: 'ignored' })
})

test('a webhook delivered again has the same id, another webhook another', () => {
  const idOf = (webhook: object) => {
    const heard = hear(webhook)
    return heard.ok && heard.message !== 'ignored' && heard.message.id
  }
  const one = reviewed({ reviewAnswer: 'GREEN' })
  expect(idOf(one)).toBe(idOf(one))
  expect(idOf(one)).not.toBe(idOf({ ...one, createdAtMs: '2026-03-10 12:00:00.000' }))
})

test.each([
  ['of another secret', reviewed({ reviewAnswer: 'GREEN' }), {}, 'another', 'signature_invalid'],
  [
    'signed by SHA-1',
    reviewed({ reviewAnswer: 'GREEN' }),
    { 'x-payload-digest-alg': 'HMAC_SHA1_HEX' },
    'hook',
    'signature_invalid',
  ],
  ['that is no JSON', 'hello', {}, 'hook', 'malformed'],
  ['of nobody', reviewed({ reviewAnswer: 'GREEN' }, { externalUserId: 'x' }), {}, 'hook', 'malformed'],
  ['without a time', reviewed({ reviewAnswer: 'GREEN' }, { createdAtMs: 'soon' }), {}, 'hook', 'malformed'],
])('a webhook %s is not believed', (_, webhook, headers, secret, code) => {
  expect(hear(webhook, headers, secret)).toEqual({ ok: false, code })
})

test('a webhook signed by SHA-512 is accepted', () => {
  expect(hear(reviewed({ reviewAnswer: 'GREEN' }), { 'x-payload-digest-alg': 'HMAC_SHA512_HEX' })).toMatchObject({
    ok: true,
  })
})
