/** Public, because this file is: good enough for a demo, rejected in production. */
export const defaultSecrets = {
  SESSION_SECRET: 'apogee-demo-session-secret-not-for-production',
  WALLET_SECRET: 'apogee-demo-wallet-secret-not-for-production',
  PSP_SECRET: 'apogee-demo-psp-secret-not-for-production',
  // Demos that were seeded before vault keys existed are sealed by the second.
  VAULT_KEYS: 'apogee-demo-vault-key-not-for-production,apogee-demo-session-secret-not-for-production',
}

const plain = (secret: string): string => secret.toLowerCase().replace(/[^a-z0-9]/g, '')
const knownSecrets = Object.values(defaultSecrets).flatMap((list) => list.split(',').map(plain))

/** A default that is renamed, respelled, surrounded by other text or reversed is still public. */
export function isDefaultSecret(secret = ''): boolean {
  const given = plain(secret)
  const turned = [...given].reverse().join('')
  return knownSecrets.some((known) => given.includes(known) || turned.includes(known))
}
