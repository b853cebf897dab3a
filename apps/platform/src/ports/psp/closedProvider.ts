import { type PaymentProvider, ProviderUnavailable } from './provider.ts'

/**
 * For a restored copy, whose payments are those of the live platform: takes and pays nothing, so a deposit fails and a
 * payout waits.
 */
export function closedProvider(): PaymentProvider {
  const refuse = async (): Promise<never> => {
    throw new ProviderUnavailable('a restored copy (RESTORED=1) does not reach the payment provider')
  }
  return {
    name: 'psp',
    startDeposit: refuse,
    startPayout: refuse,
    queryOrder: refuse,
    cancelDeposit: refuse,
    refundDeposit: refuse,
    verifyCallback: () => ({ ok: false, code: 'signature_invalid' }),
  }
}
