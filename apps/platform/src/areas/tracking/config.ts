import { stagByReferrer } from '@apogee/contract/tracking'
import { z } from 'zod'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readContent } from '../../core/content/contentFiles.ts'

const share = z.number().min(0).max(1)
const config = describesConfig(
  'tracking',
  z.object({
    stag_by_referrer: stagByReferrer,
    excluded_promo_stags: z.array(z.string()),
    /** Share of the reports that is written down: 1 all, 0.1 every tenth, 0 none. */
    performance_share: share,
    network_share: share,
  }),
)

export const readTrackingConfig = (): z.output<typeof config> => readContent('config/tracking.json', config)
