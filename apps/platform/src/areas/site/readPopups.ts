import { readPopups as readConfig } from '../../core/content/config.ts'
import type { Handler } from '../../core/http/handler.ts'

export const readPopups: Handler<'site.popups'> = () => ({ status: 200, body: readConfig() })
