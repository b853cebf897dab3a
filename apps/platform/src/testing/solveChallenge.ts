import { pbkdf2Sync } from 'node:crypto'

interface Challenge {
  readonly parameters: Readonly<Record<'nonce' | 'salt' | 'keyPrefix', string>> & { readonly cost: number }
}

/** The work a browser does before it submits a guest's form. */
export function solveChallenge(challenge: Challenge): string {
  const { nonce, salt, keyPrefix, cost } = challenge.parameters
  const guess = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; ; counter += 1) {
    guess.writeUInt32BE(counter, guess.length - 4)
    const derivedKey = pbkdf2Sync(guess, Buffer.from(salt, 'hex'), cost, 32, 'sha256').toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
}
