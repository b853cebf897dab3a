import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ConfigError } from '../config/configError.ts'
import { seal, tryUnseal } from '../secrets/sealed.ts'

const purpose = 'key file'
const file = z.object({ format: z.literal('apogee-keys-1'), salt: z.string(), sealed: z.string() })

const keyOf = async (passphrase: string, salt: string): Promise<string> => {
  const derive: (passphrase: string, salt: string, bytes: number) => Promise<unknown> = promisify(scrypt)
  const key = await derive(passphrase, salt, 32)
  if (!(key instanceof Buffer)) throw new Error('scrypt returned no key')
  return key.toString('hex')
}

export async function sealKeyFile(text: string, passphrase: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  const sealed = seal([await keyOf(passphrase, salt)], purpose, text).toString('base64')
  return `${JSON.stringify({ format: 'apogee-keys-1', salt, sealed })}\n`
}

/** Throws a {@link ConfigError} for another passphrase, and for a file that was changed. */
export async function openKeyFile(text: string, passphrase: string): Promise<string> {
  const { salt, sealed } = file.parse(JSON.parse(text))
  const found = tryUnseal([await keyOf(passphrase, salt)], purpose, Buffer.from(sealed, 'base64'))
  if (!found) throw new ConfigError('The passphrase does not open this file.')
  return found.value.toString('utf8')
}
