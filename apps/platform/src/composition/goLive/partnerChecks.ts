import { createTransport } from 'nodemailer'
import type { Config } from '../../core/config/config.ts'
import type { GoLiveCheck } from '../../core/goLive/goLiveCheck.ts'
import { openBucket } from '../../core/storage/openBucket.ts'
import { messageOf } from '../../core/systemErrors.ts'
import { remoteProvider } from '../../ports/psp/remoteProvider.ts'

const mailWithinMs = 10_000

/** The innermost cause says most. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined }
  return cause === undefined ? messageOf(error) : reasonOf(cause)
}

async function failure(what: string, attempt: () => Promise<unknown>): Promise<string[]> {
  try {
    await attempt()
    return []
  } catch (error) {
    return [`${what} (${reasonOf(error)})`]
  }
}

/** Whether the partners answer to these settings. Nothing is sent or ordered. */
export const partnerChecks: readonly GoLiveCheck<Config>[] = [
  {
    id: 'mail-answers',
    title: 'The mail server answers',
    weight: 'error',
    async find({ smtpUrl }) {
      if (smtpUrl === null) return null
      const limits = { connectionTimeout: mailWithinMs, greetingTimeout: mailWithinMs, socketTimeout: mailWithinMs }
      const transport = createTransport({ url: smtpUrl, ...limits })
      return failure('a mail server that accepts no sign-in', () => transport.verify()).finally(() => transport.close())
    },
    fix: 'check SMTP_URL, and that this machine may reach its port',
  },
  {
    id: 'payments-answer',
    title: 'The payment provider answers',
    weight: 'error',
    async find({ pspUrl, pspProviders, secrets: { psp } }) {
      if (pspUrl === null) return null
      const all = [{ name: 'psp', url: pspUrl, secrets: [psp] }, ...pspProviders]
      const found = await Promise.all(
        all.map(({ name, url, secrets: [secret = ''] }) => {
          const provider = remoteProvider({ url, secret, fetch: (to, init) => fetch(to, init), now: () => new Date() })
          return failure(`the provider ${name} rejects a query for an unknown payment`, async () =>
            provider.queryOrder({ kind: 'deposit', paymentId: '0' }),
          )
        }),
      )
      return found.flat()
    },
    fix: 'check PSP_URL, PSP_SECRET and PSP_PROVIDERS with npm run conformance:payments',
  },
  {
    id: 'bucket-answers',
    title: 'The bucket answers',
    weight: 'error',
    find: async (config) =>
      config.storage === null
        ? null
        : failure('a bucket that cannot be read', async () => (await openBucket(config, 'documents'))?.get('golive')),
    fix: 'check STORAGE_URL, STORAGE_ENDPOINT, STORAGE_REGION, STORAGE_KEY and STORAGE_SECRET',
  },
]
