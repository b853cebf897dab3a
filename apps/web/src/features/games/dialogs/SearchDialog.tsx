import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { whenFree } from '../../../lib/whenIdle'
import { Dialog } from '../../../ui/Dialog'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { TextInput } from '../../../ui/TextInput'
import { SearchResults } from '../components/SearchResults'
import { SearchStart } from '../components/SearchStart'
import { useGroupsOf } from '../components/useGroups'
import { usePlayerCurrency } from '../components/usePlayerCurrency'
import { searchDebounceMs, searchText } from '../model'
import { rememberSearch } from '../recentSearches'
import { searchQuery, searchStep } from '../searchQuery'
import { bestOf, keepFocus, moveFocus, typesOn } from './moveFocus'

/** Search as one surface over the page: typed text, what it finds under it, the keyboard through both (LOB-12 to LOB-15). */
export default function SearchDialog() {
  const t = useT('games')
  const [typed, setTyped] = useState('')
  const [size, setSize] = useState(searchStep)
  const currency = usePlayerCurrency()
  const client = useQueryClient()
  // A text is drawn together with what it finds: on a slow phone one drawing instead of three.
  const groupsOf = useGroupsOf()
  const ask = (wanted: string) => client.prefetchQuery(searchQuery(wanted, searchStep, currency))
  const [text, settle] = useSettled(searchDebounceMs, ask)
  const results = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // What Enter was pressed for while its results were still on their way.
  const [wanted, setWanted] = useState<string | null>(null)
  const focused = useRef<string | null>(null)
  // Each on its own: the query tells of more than is shown here, and the results would be drawn again with it.
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(text ?? '', size, currency),
    enabled: text !== null,
  })
  const isThere = text !== null && data?.text === text && !isPlaceholderData

  useLayoutEffect(() => {
    keepFocus(focused.current, input.current, results.current)
  })
  useEffect(() => {
    if (!isThere || wanted !== text) return
    setWanted(null)
    bestOf(results.current)?.click()
  }, [isThere, wanted, text])

  const write = (value: string) => {
    setTyped(value)
    const next = searchText(value)
    settle(next)
    // Known when the answer comes: the pause has nothing else to do.
    if (next !== null) whenFree(() => groupsOf(next))
    setSize(searchStep)
    setWanted(null)
  }
  const rewrite = (value: string) => {
    write(value)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    moveFocus(event, input.current, results.current)
    if (typesOn(event) && event.target !== input.current) input.current?.focus()
  }
  const onEnter = (event: KeyboardEvent) => {
    const asked = searchText(typed)
    if (event.key !== 'Enter' || asked === null) return
    settle(asked, true)
    setWanted(asked)
  }
  const onOpen = (event: MouseEvent) => {
    if (text !== null && event.target instanceof Element && event.target.closest('a[href]')) rememberSearch(text)
  }
  return (
    <Dialog
      title={t('search.title')}
      form="full"
      head={
        <TextInput
          ref={input}
          role="searchbox"
          inputMode="search"
          autoFocus
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search.title')}
          aria-description={t('search.keys')}
          placeholder={t('search.label')}
          value={typed}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            onEnter(event)
            moveFocus(event, input.current, results.current)
          }}
          before={<Icon of={Search} className="text-text-2" />}
          after={
            typed && (
              <IconButton size="small" label={t('search.clear')} onClick={() => rewrite('')}>
                <Icon of={X} />
              </IconButton>
            )
          }
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are an addition to the links' own keys */}
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
        {text === null ? (
          <SearchStart currency={currency} onPick={rewrite} />
        ) : (
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
    </Dialog>
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
