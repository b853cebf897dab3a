import type { Handlers } from '../../core/http/handler.ts'
import { listEvents } from './listEvents.ts'

export const eventsHandlers = { 'events.list': listEvents } satisfies Partial<Handlers>
