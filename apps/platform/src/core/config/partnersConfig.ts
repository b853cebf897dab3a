import { ConfigError } from './configError.ts'
import type { Settings } from './settings.ts'

type Values = Readonly<Record<string, string | undefined>>
type Complete<T> = T & { readonly [K in keyof T]: string }

/** Settings that belong together, by name: null if all are missing. Throws a {@link ConfigError} if only some are. */
function allOrNone<T extends Values>(settings: T): Complete<T> | null {
  if (Object.values(settings).every((value) => value === undefined)) return null
  if (isComplete(settings)) return settings
  const names = Object.keys(settings)
  throw new ConfigError(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} are set together or not at all.`)
}

const isComplete = <T extends Values>(settings: T): settings is Complete<T> =>
  Object.values(settings).every((value) => value !== undefined)

export function readSumsub(is: Settings) {
  const { SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY, SUMSUB_WEBHOOK_SECRET } = is
  const keys = allOrNone({ SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY, SUMSUB_WEBHOOK_SECRET })
  return (
    keys && {
      url: is.SUMSUB_URL.replace(/\/$/, ''),
      appToken: keys.SUMSUB_APP_TOKEN,
      secretKey: keys.SUMSUB_SECRET_KEY,
      webhookSecret: keys.SUMSUB_WEBHOOK_SECRET,
    }
  )
}

export function readSupportDesk({ SUPPORT_URL, SUPPORT_SECRET }: Settings) {
  const desk = allOrNone({ SUPPORT_URL, SUPPORT_SECRET })
  return desk && { url: desk.SUPPORT_URL, secret: desk.SUPPORT_SECRET }
}

export function readVapid({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings) {
  const keys = allOrNone({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })
  return keys && { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY }
}

export function readRegister({ REGISTER_URL, REGISTER_SECRET }: Settings) {
  const register = allOrNone({ REGISTER_URL, REGISTER_SECRET })
  return register && { url: register.REGISTER_URL, secret: register.REGISTER_SECRET }
}

export function readCentrifugo(is: Settings) {
  const { CENTRIFUGO_URL, CENTRIFUGO_API_KEY, CENTRIFUGO_TOKEN_SECRET } = is
  const cluster = allOrNone({ CENTRIFUGO_URL, CENTRIFUGO_API_KEY, CENTRIFUGO_TOKEN_SECRET })
  return (
    cluster && {
      url: cluster.CENTRIFUGO_URL.replace(/\/$/, ''),
      apiKey: cluster.CENTRIFUGO_API_KEY,
      tokenSecret: cluster.CENTRIFUGO_TOKEN_SECRET,
    }
  )
}
