import type { Bucket } from '../storage/s3Storage.ts'
import { ConfigError } from './configError.ts'
import type { Settings } from './settings.ts'

// Settings of the services that several nodes share.

export function readReplica(is: Settings): string | null {
  if (is.DATABASE_READ_URL !== undefined && is.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_READ_URL is set without DATABASE_URL, whose replica it is; set both or none.')
  }
  return is.DATABASE_READ_URL ?? null
}

export function readStorage(is: Settings): Bucket | null {
  const { STORAGE_URL: address, STORAGE_REGION: region, STORAGE_KEY: accessKeyId, STORAGE_SECRET: secret } = is
  const parts = [address, accessKeyId, secret]
  if (parts.every((part) => part === undefined)) return null
  if (address === undefined || accessKeyId === undefined || secret === undefined) {
    throw new ConfigError('STORAGE_URL, STORAGE_KEY and STORAGE_SECRET are set together or not at all.')
  }
  const { host: bucket, pathname } = new URL(address)
  const folder = pathname.replace(/^\/|\/$/g, '')
  return {
    endpoint: (is.STORAGE_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, ''),
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    region,
    accessKeyId,
    secretAccessKey: secret,
  }
}

export function readRedis(is: Settings, isFrontAlone: boolean): string | null {
  if (is.REDIS_URL === undefined) return null
  if (isFrontAlone)
    throw new ConfigError('REDIS_URL and PLATFORM_URL are both set: only platforms share it; unset one.')
  if (is.DATABASE_URL !== undefined) return is.REDIS_URL
  throw new ConfigError(
    'REDIS_URL is set without DATABASE_URL: the database in the data folder belongs to one node; set both.',
  )
}

export const readTracing = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME,
  OTEL_TRACES_SAMPLER_ARG,
}: Settings) =>
  endpoint === undefined ? null : { endpoint, service: OTEL_SERVICE_NAME, share: OTEL_TRACES_SAMPLER_ARG }
