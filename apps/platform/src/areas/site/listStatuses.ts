import { readStatuses } from '../../core/content/configs/config.ts'
import type { Handler } from '../../core/http/handler.ts'

export const listStatuses: Handler<'site.statuses'> = () => ({ status: 200, body: [...readStatuses()] })
