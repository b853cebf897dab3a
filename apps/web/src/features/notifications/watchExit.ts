import { deviceNow } from '../../lib/time/platformClock'
import { judgeExit } from './model'

export interface ExitPorts {
  readonly isSpent: () => boolean
  readonly spend: () => void
  /** A cashbox popup or a game is open. */
  readonly isBlocked: () => boolean
  readonly show: () => void
}

export interface ExitWatch {
  /** NTF-12: shown at once on logout, still at most once per visit (OPEN-81). */
  loggedOut(): void
  stop(): void
}

/** NTF-10 to NTF-12: waits for its five minutes, then checks every minute until the popup may open. */
export function watchExit(ports: ExitPorts): ExitWatch {
  const sinceMs = deviceNow()
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    ports.spend()
    ports.show()
  }
  const look = () => {
    const verdict = judgeExit({ nowMs: deviceNow(), sinceMs, isSpent: ports.isSpent(), isBlocked: ports.isBlocked() })
    if (verdict === 'show') show()
    else if (verdict !== 'never') timer = setTimeout(look, verdict.againInMs)
  }
  look()
  const stop = () => clearTimeout(timer)
  return {
    loggedOut: () => {
      stop()
      if (!ports.isSpent()) show()
    },
    stop,
  }
}
