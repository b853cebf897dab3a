import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../../../lib/browser/createStore'
import { wantsLessMotion } from '../../../../lib/browser/motion'
import { savesData } from '../../../../lib/browser/savesData'
import { type Status, type StatusId, statuses } from '../../../../lib/page/statusLine'
import { deviceNow } from '../../../../lib/time/platformClock'
import { roundShown } from '../../playing/roundShown'
import { announcementOf, movedSince, nextOf } from '../../playing/statusTurns'

/** How long each status is shown. */
const turnMs = 6_000
/** How long a status is shown that a round has moved. */
const moveMs = 2_500
/** Changes within this time after a round belong to it. */
const resultMs = 4_000

const withoutFirst = (queue: readonly StatusId[]) => queue.slice(1)

/**
 * The status that the line shows: an urgent one, then those that the last round has moved, otherwise one after the
 * other. It does not turn automatically for visitors who prefer less motion or save data, nor after they have stepped.
 */
export function useStatusTurns() {
  const all = useStore(statuses)
  const [chosen, setChosen] = useState<StatusId>()
  const [moved, setMoved] = useState<readonly StatusId[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [isPaused, setPaused] = useState(false)
  const [isManual, setManual] = useState(false)
  const before = useRef<readonly Status[]>([])
  useEffect(() => {
    const changed = movedSince(before.current, all)
    const news = announcementOf(before.current, all)
    before.current = all
    if (news !== undefined) setAnnouncement(news)
    if (changed.length > 0 && deviceNow() - roundShown.get().atMs < resultMs)
      setMoved((queue) => [...new Set([...queue, ...changed])])
  }, [all])

  const urgent = all.find(({ isUrgent }) => isUrgent)
  const [first] = moved
  const id = urgent?.id ?? first ?? chosen
  const shown = all.find((one) => one.id === id) ?? all[0]
  const step = () => setChosen(nextOf(all, shown?.id))
  const turn = useRef(step)
  turn.current = step

  useEffect(() => {
    if (first === undefined || urgent) return
    const timer = setTimeout(() => {
      setChosen(first)
      setMoved(withoutFirst)
    }, moveMs)
    return () => clearTimeout(timer)
  }, [first, urgent])
  const turns = all.length > 1 && !urgent && first === undefined && !isPaused && !isManual
  useEffect(() => {
    if (!turns || wantsLessMotion() || savesData()) return
    const timer = setInterval(() => turn.current(), turnMs)
    return () => clearInterval(timer)
  }, [turns])

  return {
    shown,
    count: all.length,
    isMoved: shown !== undefined && shown.id === first,
    announcement,
    setPaused,
    step: () => {
      setManual(true)
      setMoved([])
      step()
    },
  }
}
