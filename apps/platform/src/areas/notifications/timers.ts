import type { Core } from '../../core/http/handler.ts'
import type { Timer } from '../../core/timer.ts'
import { deleteExpired } from './store.ts'

const day = 86_400_000

export const notificationsTimers = ({ db, clock, config }: Pick<Core, 'db' | 'clock' | 'config'>): readonly Timer[] => [
  {
    name: 'expired notifications',
    everyMs: 3_600_000,
    run: () => deleteExpired(db, new Date(clock.now().getTime() - config.notificationsKeptDays * day)),
  },
]
