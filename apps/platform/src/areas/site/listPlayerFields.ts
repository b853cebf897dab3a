import { readPlayerFields } from '../../core/content/config.ts'
import type { Handler } from '../../core/http/handler.ts'

export const listPlayerFields: Handler<'site.playerFields'> = () => ({ status: 200, body: readPlayerFields() })
