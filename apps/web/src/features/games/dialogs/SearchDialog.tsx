import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Dialog } from '../../../ui/dialog/Dialog'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { type FoundHandle, SearchFound } from '../components/search/SearchFound'
import { storedSearch, storeSearch } from '../listing/storedSearch'
import { hintText, searchText } from '../model'
import { moveFocus } from '../moveFocus'

/**
 * Search as an overlay on the page: the field, its results below, and keyboard navigation through both (LOB-12 to
 * LOB-15).
 */
export default function SearchDialog() {
  const t = useT('games')
  const router = useRouter()
  // The dialog's own history entry.
  const [entry] = useState(() => router.state.location.state.dialogs?.at(-1)?.key ?? '')
  const [typed, setTyped] = useState(() => storedSearch(entry))
  const found = useRef<FoundHandle>(null)
  const results = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const write = (value: string) => {
    setTyped(value)
    storeSearch(entry, value)
    found.current?.find(searchText(value), hintText(value))
  }
  const rewrite = (value: string) => {
    write(value)
    input.current?.focus()
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
            const asked = searchText(typed)
            if (event.key === 'Enter' && asked !== null) found.current?.open(asked)
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
      <SearchFound
        ref={found}
        first={searchText(typed)}
        firstHint={hintText(typed)}
        results={results}
        input={input}
        onPick={rewrite}
      />
    </Dialog>
  )
}
