import type { Method } from './model'

/** A card with different limits for each direction. */
export const visa: Method = {
  id: 'visa',
  brand: 'visa',
  provider: 'sandbox',
  title: 'Visa',
  type: 'cards',
  fee: 'No fee',
  is_free: true,
  instant: ['deposit'],
  limits_text: { deposit: '€10 to €4,000', cashout: '€20 to €4,000' },
  processing_time: { deposit: 'Instant', cashout: '1 to 3 days' },
  deposit: { min: 10, max: 4000 },
  cashout: { min: 20, max: 4000 },
}
