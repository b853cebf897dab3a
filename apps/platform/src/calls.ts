import { areas } from './areas.ts'
import { handlersOf } from './core/area.ts'
import type { Handlers } from './core/http/handler.ts'

/** Every call of the contract and the use case behind it; a missing one does not compile. */
export const calls: Handlers = handlersOf(areas)
