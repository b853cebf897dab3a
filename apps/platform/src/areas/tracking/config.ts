import { stagByReferrer } from '@apogee/contract/tracking'
import { z } from 'zod'
import { readContent } from '../../core/content/contentFiles.ts'

const share = z.number().min(0).max(1)
export const trackingConfig = z.object({
  stag_by_referrer: stagByReferrer,
  excluded_promo_stags: z.array(z.string()),
  /** Share of the reports that is recorded: 1 all, 0.1 every tenth, 0 none. */
  performance_share: share,
  network_share: share,
})

export const readTrackingConfig = (): z.output<typeof trackingConfig> =>
  readContent('config/tracking.json', trackingConfig)
