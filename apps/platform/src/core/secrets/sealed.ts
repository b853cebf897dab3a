import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** The operator's secrets for sealing: the first one seals, any of them opens. Never empty. */
export type VaultKeys = readonly [string, ...string[]]

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * AES-256-GCM with a separate key for each purpose: for data that the platform must read again, but that a copy of the
 * database or disk must not reveal.
 */
export function seal([newest]: VaultKeys, purpose: string, value: Uint8Array | string): Buffer<ArrayBuffer> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(newest, purpose), iv)
  return Buffer.concat([iv, cipher.update(value), cipher.final(), cipher.getAuthTag()])
}

function unsealBy(secret: string, purpose: string, sealed: Buffer): Buffer<ArrayBuffer> | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()])
  } catch {
    // The authentication tag shows that this key did not seal it.
    return null
  }
}

/** The unsealed value, and whether the newest key sealed it; null when no key opens it, or it was changed. */
export function tryUnseal(
  keys: VaultKeys,
  purpose: string,
  sealed: Uint8Array,
): { readonly value: Buffer<ArrayBuffer>; readonly isNewest: boolean } | null {
  for (const [place, secret] of keys.entries()) {
    const value = unsealBy(secret, purpose, Buffer.from(sealed))
    if (value) return { value, isNewest: place === 0 }
  }
  return null
}

/** Seals texts for a module outside the platform. */
export const sealerFor = (keys: VaultKeys, purpose: string) => ({
  seal: (text: string): Uint8Array => seal(keys, purpose, text),
  open: (sealed: Uint8Array) => {
    const found = tryUnseal(keys, purpose, sealed)
    return found && { text: found.value.toString('utf8'), isOld: !found.isNewest }
  },
})

/** The unsealed value. Throws when no key opens it. */
export function unseal(keys: VaultKeys, purpose: string, sealed: Uint8Array): Buffer<ArrayBuffer> {
  const found = tryUnseal(keys, purpose, sealed)
  if (!found) throw new Error(`no key opens the value sealed for ${purpose}`)
  return found.value
}
