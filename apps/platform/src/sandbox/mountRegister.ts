import { z } from 'zod'
import type { App } from '../core/http/app.ts'
import type { Core } from '../core/http/handler.ts'
import { setRegistered } from '../ports/registers/sandboxRegister.ts'
import { isForeign } from './page.ts'

const entry = z
  .object({
    personal_id: z.string().min(1).nullable().default(null),
    first_name: z.string().min(1).nullable().default(null),
    last_name: z.string().min(1).nullable().default(null),
    date_of_birth: z.iso.date().nullable().default(null),
    until: z.iso.datetime().nullable().default(null),
    is_excluded: z.boolean().default(true),
  })
  .refine(
    (one) =>
      one.personal_id !== null || (one.first_name !== null && one.last_name !== null && one.date_of_birth !== null),
    { error: 'a personal_id, or first_name, last_name and date_of_birth' },
  )

/** `POST /sandbox/register`, as JSON: enters a person into the sandbox's register, or removes them. */
export function mountRegister(app: App, { db }: Pick<Core, 'db'>): void {
  app.post('/sandbox/register', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    // A body that is not JSON fails the check and gets a 422.
    const read = entry.safeParse(await c.req.json().catch(() => null))
    if (!read.success) return c.json({ stored: false, why: read.error.issues }, 422)
    const { personal_id: personalId, first_name, last_name, date_of_birth, until, is_excluded } = read.data
    const person = { personalId, firstName: first_name, lastName: last_name, dateOfBirth: date_of_birth }
    await setRegistered(db, person, is_excluded ? (until === null ? null : new Date(until)) : 'removed')
    return c.json({ stored: true })
  })
}
