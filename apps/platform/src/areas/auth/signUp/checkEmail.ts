import type { emailVerdicts } from '@apogee/contract/auth'
import { judgeEmail } from '@apogee/rules/validation/person'
import { itemAt } from '@apogee/rules/validation/required'
import { normalise } from '@apogee/rules/validation/text/normalise'
import { z } from 'zod'
import { readContent } from '../../../core/content/contentFiles.ts'
import type { Handler } from '../../../core/http/handler.ts'

export const emailDomains = z.object({
  /** Domains and endings that cannot receive email. */
  unreachable: z.array(z.string()),
  throw_away: z.array(z.string()),
  /** Local parts that name a role instead of a person. */
  offices: z.array(z.string()),
})

type Verdict = (typeof emailVerdicts)[number]

const isUnder = (domain: string, endings: readonly string[]): boolean =>
  endings.some((ending) => domain === ending || domain.endsWith(`.${ending}`))

const label = /^[\p{L}\p{Nd}]([\p{L}\p{Nd}-]{0,61}[\p{L}\p{Nd}])?$/u

/** Checks the address itself, regardless of whether it is registered (SEC-05). */
export function judgeAddress(typed: string): Verdict {
  const email = normalise(typed, 'email').toLowerCase()
  if (judgeEmail(email) !== undefined) return 'IBIZA::INVALID::REJECTED_EMAIL'
  const [name = '', domain = ''] = email.split('@')
  if (name.length > 64 || name.startsWith('.') || name.endsWith('.') || name.includes('..')) {
    return 'IBIZA::INVALID::REJECTED_EMAIL'
  }
  const known = readContent('config/email-domains.json', emailDomains)
  const labels = domain.split('.')
  if (!labels.every((each) => label.test(each)) || /^\d+$/.test(itemAt(labels, -1)))
    return 'IBIZA::INVALID::INVALID_DOMAIN'
  if (isUnder(domain, known.unreachable)) return 'IBIZA::INVALID::INVALID_DOMAIN'
  if (isUnder(domain, known.throw_away)) return 'IBIZA::RISKY::TEMPORARY'
  return known.offices.includes(itemAt(name.split('+'), 0))
    ? 'IBIZA::RISKY::NON_PERSONAL'
    : 'IBIZA::VALID::ACCEPTED_EMAIL'
}

export const checkEmail: Handler<'auth.checkEmail'> = (_ctx, { body }) => ({
  status: 200,
  body: { errors: { message: judgeAddress(body.email) } },
})
