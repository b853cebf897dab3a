import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { hmacHex, sameText } from '../../core/ids.ts'
import { type KycCallback, type KycMessage, type KycProvider, type KycReason, KycUnavailable } from './kycProvider.ts'

export interface SumsubOptions {
  readonly url: string
  readonly appToken: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The machine's own time: Sumsub rejects requests that are more than a minute off. */
  readonly now: () => Date
}

const limitMs = 10_000
const tokenSeconds = 600

const tokenAnswer = z.object({ token: z.string().min(1) })
const linkAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) })

/**
 * Sumsub by its public API: requests signed by X-App-Access-Sig (docs.sumsub.com/reference/authentication), webhooks
 * signed by x-payload-digest (docs.sumsub.com/docs/webhook-manager).
 */
export function sumsub(options: SumsubOptions): KycProvider {
  async function send<T>(path: string, order: object, answer: z.ZodType<T>): Promise<T> {
    const body = JSON.stringify(order)
    const seconds = String(Math.floor(options.now().getTime() / 1000))
    try {
      const response = await options.fetch(`${options.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-app-token': options.appToken,
          'x-app-access-ts': seconds,
          'x-app-access-sig': hmacHex(options.secretKey, `${seconds}POST${path}${body}`),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return answer.parse(await response.json())
    } catch (error) {
      throw new KycUnavailable(`POST ${path} to the verification provider failed`, { cause: error })
    }
  }

  return {
    name: 'sumsub',
    async start({ playerId, level, locale, returnUrl }) {
      const who = { userId: playerId, levelName: level, ttlInSecs: tokenSeconds }
      const redirect = { successUrl: returnUrl, rejectUrl: returnUrl }
      const [{ token }, { url }] = await Promise.all([
        send('/resources/accessTokens/sdk', who, tokenAnswer),
        send(
          `/resources/sdkIntegrations/levels/-/websdkLink?lang=${encodeURIComponent(locale.slice(0, 2))}`,
          { ...who, redirect },
          linkAnswer,
        ),
      ])
      return { token, url }
    },
    verifyCallback: (request) => readWebhook(options.webhookSecret, request),
  }
}

const algorithms: Readonly<Record<string, string>> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' }

const webhook = z.object({
  type: z.string(),
  externalUserId: z.string().max(100).optional(),
  /** `yyyy-MM-dd HH:mm:ss.fff`, UTC */
  createdAtMs: z.string().optional(),
  reviewResult: z
    .object({
      reviewAnswer: z.string().optional(),
      rejectLabels: z.array(z.string()).optional(),
      reviewRejectType: z.string().optional(),
    })
    .optional(),
})
type Webhook = z.output<typeof webhook>

/**
 * A delivery has no signed time, and a failed one is repeated hours later: each webhook counts once, and an outdated
 * one not at all.
 */
function readWebhook(secret: string, { headers, body }: KycCallback): ReturnType<KycProvider['verifyCallback']> {
  const algorithm = algorithms[headers.get('x-payload-digest-alg') ?? 'HMAC_SHA256_HEX']
  const digest = headers.get('x-payload-digest') ?? ''
  // SHA-1, which the header may name too, is not accepted.
  if (!algorithm || !sameText(digest, createHmac(algorithm, secret).update(body).digest('hex')))
    return { ok: false, code: 'signature_invalid' }
  const read = webhook.safeParse(parseJson(body))
  if (!read.success) return { ok: false, code: 'malformed' }
  const said = verdictOf(read.data)
  if (!said) return { ok: true, message: 'ignored' }
  const { externalUserId: playerId = '', createdAtMs = '' } = read.data
  const reportedAt = new Date(`${createdAtMs.replace(' ', 'T')}Z`)
  if (!/^\d{1,18}$/.test(playerId) || Number.isNaN(reportedAt.getTime())) return { ok: false, code: 'malformed' }
  return {
    ok: true,
    message: {
      // A webhook delivered again has the same text.
      id: createHash('sha256').update(body).digest('hex'),
      playerId,
      documentId: null,
      ...said,
      reportedAt,
    },
  }
}

function verdictOf({ type, reviewResult }: Webhook): Pick<KycMessage, 'verdict' | 'reason'> | undefined {
  if (type === 'applicantPending') return { verdict: 'waiting', reason: null }
  if (type === 'applicantReset') return { verdict: 'again', reason: 'asked_again' }
  if (type !== 'applicantReviewed') return undefined
  if (reviewResult?.reviewAnswer === 'GREEN') return { verdict: 'approved', reason: null }
  if (reviewResult?.reviewAnswer !== 'RED') return undefined
  const verdict = reviewResult.reviewRejectType === 'RETRY' ? 'again' : 'refused'
  return { verdict, reason: reasonOf(reviewResult.rejectLabels ?? []) }
}

// Sumsub's labels -> our reasons, as shown to the player. Any other label is "not accepted".
const reasons: readonly (readonly [label: RegExp, reason: KycReason])[] = [
  [/^(UNSATISFACTORY_PHOTOS|LOW_QUALITY|BAD_SELFIE|SCREENSHOTS|BLACK_AND_WHITE)$/, 'unreadable'],
  [/^(DOCUMENT_PAGE_MISSING|FRONT_SIDE_MISSING|BACK_SIDE_MISSING|INCOMPLETE_DOCUMENT)$/, 'cut_off'],
  [/^(EXPIRATION_DATE|ID_INVALID)$/, 'expired'],
  [/^(WRONG_ADDRESS|PROBLEMATIC_APPLICANT_DATA|DB_DATA_MISMATCH|SELFIE_MISMATCH)$/, 'differs'],
  [/^(DOCUMENT_TEMPLATE|BAD_PROOF_OF_\w+|UNSUITABLE_DOC|NOT_DOCUMENT)$/, 'wrong_document'],
  [/^(FORGERY|GRAPHIC_EDITOR|FRAUDULENT_PATTERNS|SPOOFING)$/, 'not_real'],
]

const reasonOf = (labels: readonly string[]): KycReason =>
  reasons.find(([known]) => labels.some((label) => known.test(label)))?.[1] ?? 'not_accepted'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema rejects undefined.
    return undefined
  }
}
