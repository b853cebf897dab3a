import { randomBytes } from 'node:crypto'

/** Settings with which the checks before real money are met as far as they can be on one machine. */
export const productionSettings = (partners: { readonly pspUrl: string; readonly smtpUrl: string }) => {
  const secret = () => randomBytes(32).toString('hex')
  return {
    MODE: 'production',
    PUBLIC_URL: 'https://play.orion-casino.com',
    TRUST_PROXY: '1',
    SESSION_SECRET: secret(),
    WALLET_SECRET: secret(),
    PSP_SECRET: secret(),
    VAULT_KEYS: secret(),
    SUMSUB_APP_TOKEN: secret(),
    SUMSUB_SECRET_KEY: secret(),
    SUMSUB_WEBHOOK_SECRET: secret(),
    PSP_URL: partners.pspUrl,
    SMTP_URL: partners.smtpUrl,
    LIVE_CHAIN_LENGTH: '100',
  }
}
