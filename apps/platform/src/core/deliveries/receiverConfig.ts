import { z } from 'zod'
import { destinationFault } from './destination.ts'

/** Fields of every receiver in a configuration file. */
export const receiverFields = {
  /** Names its secrets in ENDPOINT_SECRETS, and its stored messages: never change it. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens'),
  /** Whether it is in the operator's own network. */
  private_address: z.boolean().default(false),
}

interface ReceiverRow {
  readonly id: string
  readonly url: string
  readonly private_address: boolean
}

/** A list of receivers: distinct ids, and addresses to which something may be sent. `http:` is checked when sending. */
export const receiverList = <S extends z.ZodType<ReceiverRow>>(schema: S) =>
  z.array(schema).superRefine((rows, ctx) => {
    for (const [at, { id, url, private_address: allowsPrivate }] of rows.entries()) {
      const fault = destinationFault(url, { allowsHttp: true, allowsPrivate })
      if (fault !== null) ctx.addIssue({ code: 'custom', path: [at, 'url'], message: `the address ${fault}` })
      if (rows.findIndex((row) => row.id === id) !== at)
        ctx.addIssue({ code: 'custom', path: [at, 'id'], message: `${id} is there twice` })
    }
  })
