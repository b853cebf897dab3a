import { pbkdf2 } from '@apogee/rules/validation/text/pbkdf2'
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2'

/** One guess of the proof of work. Over plain http on a LAN name browsers have no `crypto.subtle`; there it takes longer. */
export const deriveKey: typeof deriveNatively = (parameters, salt, password) => {
  if (globalThis.crypto?.subtle) return deriveNatively(parameters, salt, password)
  const { algorithm, cost, keyLength = 32 } = parameters
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`${algorithm} needs a secure context`)
  return Promise.resolve({ parameters: {}, derivedKey: pbkdf2(password, salt, cost, keyLength) })
}
