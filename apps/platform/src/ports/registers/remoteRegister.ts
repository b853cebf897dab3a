import { z } from 'zod'
import { hmacHex } from '../../core/ids.ts'
import { type ExclusionRegister, RegisterUnavailable } from './exclusionRegister.ts'

export interface RemoteRegister {
  /** REGISTER_URL: a gateway that knows the register of each licence. */
  readonly url: string
  /** REGISTER_SECRET: signs the questions. */
  readonly secret: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => Date
}

const answerShape = z.object({ excluded: z.boolean(), until: z.iso.datetime().nullable().default(null) })

/** A gateway to the registers, over signed JSON (docs/operating.md). */
export const remoteRegister = ({ url, secret, fetch, now }: RemoteRegister): ExclusionRegister => ({
  async ask({ licence, personalId, firstName, lastName, dateOfBirth, country }, timeoutMs) {
    const body = JSON.stringify({
      licence,
      personal_id: personalId,
      first_name: firstName,
      last_name: lastName,
      date_of_birth: dateOfBirth,
      country,
    })
    const timestamp = String(Math.floor(now().getTime() / 1000))
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-register-timestamp': timestamp,
          'x-register-signature': hmacHex(secret, `register.${timestamp}.${new URL(url).pathname}.${body}`),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status !== 200) throw new Error(`status ${response.status}`)
      const { excluded, until } = answerShape.parse(await response.json())
      return { isExcluded: excluded, until: until === null ? null : new Date(until) }
    } catch (error) {
      // The query names a person, and an error may quote it: only its kind is reported.
      const { name } = error instanceof Error ? error : { name: 'unknown' }
      throw new RegisterUnavailable(`the register did not answer (${name})`)
    }
  },
})
