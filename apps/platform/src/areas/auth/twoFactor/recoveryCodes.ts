import { createHmac, randomInt } from 'node:crypto'

const recoveryCodeCount = 10

// Without characters that are easily confused on paper: 32 are left, so ten of them are 50 bits.
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const half = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** Ten new codes in the form they are shown, once: "K7QMX-2VBPD". */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`)

/** The stored form of a code. It is keyed by the vault's first key: 50 bits alone could be brute-forced (SEC-06). */
export const recoveryCodeHash = (secret: string, playerId: bigint, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`recovery code ${playerId} ${code.toUpperCase().replace(/[\s-]/g, '')}`)
    .digest()
