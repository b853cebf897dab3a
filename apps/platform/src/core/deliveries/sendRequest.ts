import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type DestinationRules, destinationFault, lookupPublic } from './destination.ts'

export interface Outgoing {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Whether the configuration names the receiver as one in the operator's own network. */
  readonly allowsPrivate: boolean
}

export interface Receipt {
  readonly status: number
  /** Seconds that the receiver asks to wait (`Retry-After`), if any. */
  readonly retryAfter: number | null
}

/**
 * Sends one request and reads no more than the status of its response. Redirects are not followed: the address after
 * one is not the configured one. Throws if there is no response.
 */
export async function sendRequest(
  { method, url, headers, body, allowsPrivate }: Outgoing,
  { allowsHttp, signal }: Pick<DestinationRules, 'allowsHttp'> & { readonly signal: AbortSignal },
): Promise<Receipt> {
  const fault = destinationFault(url, { allowsHttp, allowsPrivate })
  if (fault !== null) throw new Error(`the address ${fault}`)
  const { promise, resolve, reject } = Promise.withResolvers<Receipt>()
  const open = url.startsWith('https:') ? requestHttps : requestHttp
  // No agent: a connection of the shared one may have been opened without the check of the address.
  const guard = allowsPrivate ? {} : { lookup: lookupPublic }
  const call = open(url, { method, headers, signal, agent: false, ...guard }, (response) => {
    const wait = Number(response.headers['retry-after'])
    resolve({ status: response.statusCode ?? 0, retryAfter: Number.isInteger(wait) && wait >= 0 ? wait : null })
    response.destroy()
  })
  call.on('error', reject)
  // A switch to another protocol (101) closes the connection without a response and without an error.
  call.on('close', () => reject(new Error('the connection was closed without a response')))
  call.end(body)
  return promise
}
