import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('[SEC-10] the log contains no password, token, code, card or address, and an error’s cause but not its data', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => lines.push(line) })
  const secrets = {
    password: 's3cret',
    user: { otp_attempt: 's3cret', deep: { token: 's3cret' } },
    card: { number: 's3cret' },
  }
  const error = Object.assign(new Error('duplicate key', { cause: new Error('below') }), {
    code: '23505',
    detail: 'Key (email)=(s3cret) already exists.',
    params: ['s3cret'],
  })
  log.info({ ...secrets, body: secrets, err: error }, 'answered')
  expect(lines.join()).not.toContain('s3cret')
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'info',
    msg: 'answered',
    password: '[hidden]',
    err: { message: 'duplicate key', sqlState: '23505', cause: { message: 'below' } },
  })
})
