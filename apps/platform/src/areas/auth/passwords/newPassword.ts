import { commonPasswordCheck } from '@apogee/rules/validation/text/commonPasswords'
import { judgeConfirmation, judgePassword } from '@apogee/rules/validation/text/password'
import { z } from 'zod'
import { readContent } from '../../../core/content/contentFiles.ts'
import type { FieldErrors } from '../../../core/errors.ts'

export const commonPasswords = z.object({
  listed: z.array(z.string()),
  words: z.array(z.string()),
  endings: z.array(z.string()),
})

const checks = new WeakMap<object, (password: string) => boolean>()

function isCommon(password: string): boolean {
  const data = readContent('config/common-passwords.json', commonPasswords)
  const check = checks.get(data) ?? commonPasswordCheck(data)
  checks.set(data, check)
  return check(password)
}

/** Validates a chosen password: errors by field (OPEN-17), empty when it is valid. */
export function newPasswordErrors(password: string, confirmation: string | undefined): FieldErrors {
  const verdict = judgePassword(password, isCommon)
  const differs = confirmation === undefined ? undefined : judgeConfirmation(password, confirmation)
  return {
    ...(verdict && { password: { [verdict]: true } }),
    ...(differs && { password_confirmation: { [differs]: true } }),
  }
}
