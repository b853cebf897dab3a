import { AwsClient } from 'aws4fetch'
import type { Storage, StoredFile } from './storage.ts'

export interface Bucket {
  /** Of the service, without a trailing slash: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  /** The prefix of every name; empty, or ends with a slash. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const answerWithinMs = 20_000
const retries = 3

/** Files in a bucket of any service that speaks Amazon's S3, addressed by path. */
export function s3Storage(place: Bucket): Storage {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  const root = `${endpoint}/${bucket}`
  const ask = async (method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const signal = AbortSignal.timeout(answerWithinMs)
    const answer = await client.fetch(url, { method, signal, ...(body && { body }) })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`The storage answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`)
  }
  return {
    async put(name, bytes) {
      const answer = await ask('PUT', `${root}/${prefix}${name}`, new Uint8Array(bytes))
      await answer.body?.cancel()
      if (answer.status === 404) throw new Error(`The storage has no bucket ${bucket}`)
    },
    async get(name) {
      const answer = await ask('GET', `${root}/${prefix}${name}`)
      if (answer.status !== 404) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    async remove(name) {
      await (await ask('DELETE', `${root}/${prefix}${name}`)).body?.cancel()
    },
    async *list() {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
        const xml = await (await ask('GET', `${root}?${query}`)).text()
        yield filesIn(xml, prefix)
        token = textOf(xml, 'NextContinuationToken')
      } while (token !== undefined)
    },
  }
}

/** Our names need no escapes in XML, and the other elements are not used here. */
function filesIn(xml: string, prefix: string): StoredFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, part = '']) => {
    const [key, writtenAt] = [textOf(part, 'Key'), textOf(part, 'LastModified')]
    if (!key?.startsWith(prefix) || writtenAt === undefined) return []
    return [{ name: key.slice(prefix.length), writtenAt: new Date(writtenAt) }]
  })
}

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
