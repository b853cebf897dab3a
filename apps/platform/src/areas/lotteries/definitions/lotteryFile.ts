import { z } from 'zod'
import { competitionWhen, fileParts } from '../../tournaments/public.ts'
import { faultsOfAmounts, lotteryShape } from './lotteryTerms.ts'

/** `content/competitions/lotteries/<slug>.json`; its name is the last segment of the lottery's address. */
export const lotteryFile = z
  .strictObject({
    ...lotteryShape,
    sample: fileParts.sample,
    /** From the first ticket sold to the last one. */
    when: competitionWhen,
  })
  .superRefine((file, ctx) => {
    for (const { path, why } of faultsOfAmounts(file)) ctx.addIssue({ code: 'custom', message: why, path })
    if (file.points_price === undefined && Object.keys(file.deposits).length === 0 && file.group_ids.length === 0)
      ctx.addIssue({
        code: 'custom',
        message: 'tickets are for points, for deposits, or gifts to a group',
        path: ['deposits'],
      })
  })
