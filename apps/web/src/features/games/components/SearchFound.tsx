import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { prepareApi } from '../../../lib/api'
import { whenFree } from '../../../lib/whenIdle'
import { searchDebounceMs } from '../model'
import { bestOf, keepFocus, moveFocus, typesOn } from '../moveFocus'
import { rememberSearch } from '../recentSearches'
import { searchQuery, searchStep } from '../searchQuery'
import { SearchResults } from './SearchResults'
import { SearchStart } from './SearchStart'
import { useGroupsOf } from './useGroups'
import { usePlayerCurrency } from './usePlayerCurrency'

export interface FoundHandle {
  /** The field says this now; null: too little to look for. */
  find(text: string | null): void
  /** Its best result is wanted, as soon as it is there. */
  open(text: string): void
}

interface SearchFoundProps {
  readonly ref: Ref<FoundHandle>
  /** The box of what is found, for the keyboard. */
  readonly results: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly onPick: (text: string) => void
}

/** What stands under the field. Its state is its own: results are drawn without the dialog around them. */
export function SearchFound({ ref, results, input, onPick }: SearchFoundProps) {
  const [size, setSize] = useState(searchStep)
  const currency = usePlayerCurrency()
  const client = useQueryClient()
  // A text is drawn together with what it finds: on a slow phone one drawing instead of three.
  const ask = (wanted: string) => client.prefetchQuery(searchQuery(wanted, searchStep, currency))
  const [text, settle] = useSettled(searchDebounceMs, ask)
  // What Enter was pressed for while its results were still on their way.
  const [wanted, setWanted] = useState<string | null>(null)
  const focused = useRef<string | null>(null)
  const groupsOf = useGroupsOf()
  // Each on its own: the query tells of more than is shown here, and the results would be drawn again with it.
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(text ?? '', size, currency),
    enabled: text !== null,
  })
  // Its tiles are taken away after the first results are painted.
  const isAtStart = useDeferredValue(text) === null || text === null
  const isThere = text !== null && data?.text === text && !isPlaceholderData

  useEffect(prepareApi, [])
  useImperativeHandle(ref, () => ({
    find: (next) => {
      settle(next)
      // Known when the answer comes: the pause has nothing else to do.
      if (next !== null) whenFree(() => groupsOf(next))
      setSize(searchStep)
      setWanted(null)
    },
    open: (asked) => {
      settle(asked, true)
      setWanted(asked)
    },
  }))
  useLayoutEffect(() => {
    keepFocus(focused.current, input.current, results.current)
  })
  useEffect(() => {
    if (!isThere || wanted !== text) return
    setWanted(null)
    bestOf(results.current)?.click()
  }, [isThere, wanted, text, results])

  const onKeyDown = (event: KeyboardEvent) => {
    moveFocus(event, input.current, results.current)
    if (typesOn(event) && event.target !== input.current) input.current?.focus()
  }
  const onOpen = (event: MouseEvent) => {
    if (text !== null && event.target instanceof Element && event.target.closest('a[href]')) rememberSearch(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are an addition to the links' own keys
    <div
      ref={results}
      onKeyDown={onKeyDown}
      onClickCapture={onOpen}
      onFocus={(event) => {
        focused.current = event.target.getAttribute('href')
      }}
      onBlur={(event) => {
        if (event.relatedTarget) focused.current = null
      }}
    >
      <div hidden={text !== null}>{isAtStart && <SearchStart currency={currency} onPick={onPick} />}</div>
      {text !== null && (
        <SearchResults
          text={text}
          found={data}
          groups={groupsOf(text)}
          isError={isError}
          isFetching={isFetching}
          onRetry={() => void refetch()}
          currency={currency}
          onMore={() => setSize((shown) => shown + searchStep)}
        />
      )}
    </div>
  )
}

/** So long what was there stays while the answer is on its way; then its room is shown. */
const patienceMs = 250

/**
 * The last value once it has been still for a while and `prepare` is done with it, or has taken too long; `settle` is told each
 * value, and whether it counts at once, as null does. Its time runs from the key, not from the drawing that follows.
 */
function useSettled(
  ms: number,
  prepare: (value: string) => Promise<void>,
): [string | null, (value: string | null, isNow?: boolean) => void] {
  const [settled, setSettled] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<string>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const settle = (value: string | null, isNow = value === null) => {
    clearTimeout(timer.current)
    latest.current = value
    if (isNow || value === null) return setSettled(value)
    timer.current = setTimeout(async () => {
      timer.current = setTimeout(() => setSettled(value), patienceMs)
      await prepare(value)
      if (latest.current !== value) return
      clearTimeout(timer.current)
      setSettled(value)
    }, ms)
  }
  return [settled, settle]
}
