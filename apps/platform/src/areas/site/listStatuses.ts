import { readStatuses } from '../../core/content/configs/config.ts'
import { statusName } from '../../core/content/statusName.ts'
import type { Handler } from '../../core/http/handler.ts'

/** Levels and groups, named in the language of the request. */
export const listStatuses: Handler<'site.statuses'> = ({ locale, brand }) => ({
  status: 200,
  body: readStatuses().map((row) => {
    const { titles: _, ...status } = row
    return { ...status, name: statusName(row, locale, brand) }
  }),
})
