import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Dialog } from '../../../ui/Dialog'
import { ErrorState } from '../../../ui/ErrorState'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Skeleton } from '../../../ui/Skeleton'
import { TextInput } from '../../../ui/TextInput'
import { GameGrid } from '../components/GameGrid'
import { usePlayerCurrency } from '../components/usePlayerCurrency'
import { useStudios } from '../components/useStudios'
import { searchDebounceMs, searchText } from '../model'
import { rowQuery, searchQuery } from '../queries'
import { moveFocus } from './moveFocus'

/** Search as one surface: typed text, games under it, the keyboard through both (LOB-12 to LOB-15). */
export default function SearchDialog() {
  const t = useT('games')
  const [typed, setTyped] = useState('')
  const text = useDebounced(searchText(typed), searchDebounceMs)
  const results = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, input.current, results.current)
  return (
    <Dialog title={t('search.title')} size="large">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are an addition to the links' own keys */}
      <div onKeyDown={onKeyDown} className="flex min-h-[60dvh] flex-col gap-4">
        <TextInput
          ref={input}
          role="searchbox"
          inputMode="search"
          autoFocus
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          before={<Icon of={Search} className="text-text-2" />}
          after={
            typed && (
              <IconButton size="small" label={t('search.clear')} onClick={clear}>
                <Icon of={X} />
              </IconButton>
            )
          }
        />
        <div ref={results}>{text === null ? <Suggestions hint={t('search.hint')} /> : <Results text={text} />}</div>
      </div>
    </Dialog>
  )
}

function Results({ text }: { readonly text: string }) {
  const t = useT('games')
  const studios = useStudios()
  const currency = usePlayerCurrency()
  const { data, error, refetch, isFetching, isPending } = useQuery(searchQuery(text, currency))
  if (error) return <ErrorState title={t('search.failed')} onRetry={() => void refetch()} retrying={isFetching} />
  if (isPending) return <GridSkeleton />
  return (
    <>
      <p role="status" className="num mb-3 text-12 text-text-3">
        {isFetching ? t('search.searching') : t('search.found', { count: data.count })}
      </p>
      {data.tiles.length > 0 ? (
        <GameGrid games={data.tiles} studios={studios} currency={currency} />
      ) : (
        <>
          <div className="py-8 text-center">
            <h3 className="font-[650] text-16">{t('search.emptyTitle', { text })}</h3>
            <p className="mt-2 text-text-2">{t('search.emptyHint')}</p>
          </div>
          <Suggestions hint={t('search.recommended')} />
        </>
      )}
    </>
  )
}

/** LOB-14: what to look at while there is no text, or nothing was found. */
function Suggestions({ hint }: { readonly hint: string }) {
  const studios = useStudios()
  const currency = usePlayerCurrency()
  const { data } = useQuery(rowQuery('recommended', currency))
  return (
    <>
      <p className="mb-3 text-12 text-text-3">{hint}</p>
      {data ? <GameGrid games={data.tiles.slice(0, 12)} studios={studios} currency={currency} /> : <GridSkeleton />}
    </>
  )
}

function GridSkeleton() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(160px,1fr))] lg:gap-6">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className="aspect-3/4 rounded-card" />
      ))}
    </div>
  )
}

/** The value once it has been still for a while; null goes through at once. */
function useDebounced(value: string | null, ms: number): string | null {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === null) {
      setSettled(null)
      return
    }
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
