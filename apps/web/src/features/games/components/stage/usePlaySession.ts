import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { deviceNow } from '../../../../lib/time/platformClock'
import { checkInMs, netOf, type RoundsHere } from '../../playing/play'
import { playQuery } from '../../playing/playQuery'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0)

/** How long after a round the page's own figures are replaced by the platform's. */
const settleMs = 15_000

/**
 * SAFE-05: when this play session began and its net result: the platform's figures plus what was played since. In demo
 * (no currency) it is only the time on this page.
 */
export function usePlaySession(currency: string | null) {
  const client = useQueryClient()
  const isReal = currency !== null
  const { data: play, isError } = useQuery({ ...playQuery(), enabled: isReal })
  const servedAt = play?.servedAtMs ?? 0
  const [openedAt, setOpenedAt] = useState(0)
  const [since, setSince] = useState({ at: 0, cents: 0 })
  // The stakes of the rounds in progress, the oldest first: they count at once, results only when they are shown.
  const [staked, setStaked] = useState<readonly number[]>([])
  const [rounds, setRounds] = useState<RoundsHere>({ isOn: false, endedAtMs: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The platform's figures include a round that the game is still showing, so they are not requested during one.
  const isOn = useRef(false)
  const isDue = useRef(false)
  useEffect(() => {
    setOpenedAt(deviceNow())
    return () => clearTimeout(timer.current)
  }, [])
  const refresh = useCallback(() => void client.invalidateQueries(playQuery()), [client])
  const onRoundOn = useCallback((next: boolean, stakeCents = 0) => {
    isOn.current = next
    setStaked((old) => (next ? [...old, stakeCents] : []))
    setRounds((old) => ({ ...old, isOn: next }))
  }, [])
  const onRound = useCallback(
    (betCents: number, winCents: number) => {
      isOn.current = false
      setStaked((old) => old.slice(1))
      setRounds({ isOn: false, endedAtMs: deviceNow() })
      if (!isReal) return
      setSince((old) => ({
        at: servedAt,
        cents: (old.at === servedAt ? old.cents : 0) + winCents - betCents,
      }))
      if (isDue.current) {
        isDue.current = false
        refresh()
        return
      }
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        if (isOn.current) isDue.current = true
        else refresh()
      }, settleMs)
    },
    [isReal, servedAt, refresh],
  )
  useRealityCheck(isReal ? play?.dueAtMs : undefined, rounds)
  return {
    // The time on this page only where no session's start is known: the figure must not step back when it is.
    startedAt: isReal ? (play?.startedAtMs ?? (isError ? openedAt : 0)) : openedAt,
    netCents:
      isReal && play
        ? netOf(play.playSums, currency) + (since.at === servedAt ? since.cents : 0) - sumOf(staked)
        : null,
    onRound,
    onRoundOn,
    refresh,
  }
}

/** SAFE-04: opens the reality check when it is due, and again until the player answers. */
function useRealityCheck(dueAtMs: number | undefined, rounds: RoundsHere): void {
  const { open } = useDialogs()
  const isOpen = useRouterState({
    select: ({ location }) => location.state.dialogs?.some(({ name }) => name === 'realityCheck') ?? false,
  })
  const show = useRef(open)
  show.current = open
  useEffect(() => {
    if (dueAtMs === undefined || isOpen) return
    const timer = setTimeout(() => show.current('realityCheck'), checkInMs(dueAtMs, deviceNow(), rounds))
    return () => clearTimeout(timer)
  }, [dueAtMs, isOpen, rounds])
}
