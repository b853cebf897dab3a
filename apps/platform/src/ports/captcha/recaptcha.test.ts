import { expect, test } from 'vitest'
import { recaptcha } from './recaptcha.ts'

const site = (version: number) => ({ version, verify: 'https://captcha.test/verify', least_score: 0.5 })

function judge(version: number, answer: object | Error) {
  const asked: { url: string; form: Record<string, string> }[] = []
  const errors: unknown[] = []
  const captcha = recaptcha({
    secret: 'the secret',
    site: () => site(version),
    fetch: async (url, init) => {
      asked.push({ url, form: Object.fromEntries(init.body as URLSearchParams) })
      if (answer instanceof Error) throw answer
      return Response.json(answer)
    },
    onError: (error) => errors.push(error),
  })
  return { asked, errors, captcha }
}

test.each([
  [2, { success: true }, true],
  [2, { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
  [3, { success: true, score: 0.9 }, true],
  [3, { success: true, score: 0.1 }, false],
  [3, { success: true }, false],
])('version %i: the service says %j', async (version, answer, isPassed) => {
  const { captcha, asked } = judge(version, answer)
  expect(await captcha.isPassed('a token', '192.0.2.7')).toBe(isPassed)
  expect(asked).toEqual([
    {
      url: 'https://captcha.test/verify',
      form: { secret: 'the secret', response: 'a token', remoteip: '192.0.2.7' },
    },
  ])
})

test('every token is checked with the service', async () => {
  const { captcha, asked } = judge(2, { success: true })
  expect(await captcha.isPassed('', '192.0.2.7')).toBe(false)
  expect(asked).toEqual([])
})

test('an unreachable service blocks no visitor, and is reported', async () => {
  const { captcha, errors } = judge(2, new Error('no route'))
  expect(await captcha.isPassed('a token', '192.0.2.7')).toBe(true)
  expect(errors).toHaveLength(1)
})
