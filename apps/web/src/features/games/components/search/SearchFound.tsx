import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { prepareApi } from '../../../../lib/api'
import { whenFree } from '../../../../lib/delivery'
import { rememberSearch } from '../../listing/recentSearches'
import { searchQuery, searchStep } from '../../listing/searchQuery'
import { searchDebounceMs } from '../../model'
import { bestOf, moveFocus, restoreFocus, typesOn } from '../../moveFocus'
import { usePlayerCurrency } from '../lobby/usePlayerCurrency'
import { SearchHints } from './SearchHints'
import { SearchResults } from './SearchResults'
import { SearchStart } from './SearchStart'
import { useGroupsOf } from './useGroups'

export interface FoundHandle {
  /** The current text of the field; null: too short to search for. `hint`: the text that is one letter too short. */
  find(text: string | null, hint: string | null): void
  /** Opens its best result, as soon as it is loaded. */
  open(text: string): void
}

interface SearchFoundProps {
  readonly ref: Ref<FoundHandle>
  /** The initial text of the field. The dialog mounts its content too late to set it through the handle. */
  readonly first: string | null
  readonly firstHint: string | null
  /** The container of the results, for keyboard navigation. */
  readonly results: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly onPick: (text: string) => void
}

/** Everything below the field. It has its own state, so that results render without the dialog around them. */
export function SearchFound({ ref, first, firstHint, results, input, onPick }: SearchFoundProps) {
  const [size, setSize] = useState(searchStep)
  const [hint, setHint] = useState(firstHint)
  const currency = usePlayerCurrency()
  const client = useQueryClient()
  // A text is rendered together with its results: one render instead of three on a slow phone.
  const ask = (wanted: string) => client.prefetchQuery(searchQuery(wanted, searchStep, currency))
  const [text, settle] = useSettled(searchDebounceMs, ask)
  // The text for which Enter was pressed while its results were still loading.
  const [wanted, setWanted] = useState<string | null>(null)
  const focused = useRef<string | null>(null)
  const groupsOf = useGroupsOf()
  // Read separately: the query changes more often than what is shown here, and would rerender the results each time.
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(text ?? '', size, currency),
    enabled: text !== null,
  })
  // The initial tiles are removed after the first results are painted.
  const isAtStart = useDeferredValue(text) === null || text === null
  const isThere = text !== null && data?.text === text && !isPlaceholderData

  useEffect(prepareApi, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (first !== null) settle(first)
  }, [])
  useImperativeHandle(ref, () => ({
    find: (next, nextHint) => {
      settle(next)
      setHint(nextHint)
      // Ready when the response arrives: the debounce pause is otherwise idle.
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
    restoreFocus(focused.current, input.current, results.current)
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
      {text === null && hint !== null && <SearchHints text={hint} groups={groupsOf(hint)} onPick={onPick} />}
      <div hidden={text !== null}>
        {isAtStart && <SearchStart currency={currency} isHinted={hint !== null} onPick={onPick} />}
      </div>
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

/** How long the old results stay while new ones are loading; after that, placeholders are shown. */
const patienceMs = 250

/**
 * The last value once it has been unchanged for a while and `prepare` has finished with it or has taken too long.
 * `settle` gets each value and whether it applies at once, as null does. The time runs from the keystroke, not from the
 * render that follows.
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
    // The field is emptied in the next frame; the tiles of the start take a slow phone several.
    if (value === null) return startTransition(() => setSettled(null))
    if (isNow) return setSettled(value)
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
