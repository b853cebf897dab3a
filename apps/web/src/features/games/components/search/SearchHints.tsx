import { Clock } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'
import { pillStyle } from '../../../../ui/pillStyle'
import { searchesStartingWith } from '../../listing/recentSearches'
import { GroupChips } from './GroupChips'
import type { NamedGroups } from './useGroups'

interface SearchHintsProps {
  /** Two letters. */
  readonly text: string
  readonly groups: NamedGroups
  /** Searches for it. */
  readonly onPick: (text: string) => void
}

/** Answers the second letter, one before games are searched: recent searches, studios and categories that begin with it. */
export function SearchHints({ text, groups, onPick }: SearchHintsProps) {
  const t = useT('games')
  const recent = searchesStartingWith(text)
  return (
    <>
      <p role="status" className="mb-4 text-text-3">
        {t('search.oneMore')}
      </p>
      {recent.length > 0 && (
        <ul aria-label={t('search.recent')} className="mb-6 flex flex-wrap gap-2">
          {recent.map((one) => (
            <li key={one}>
              <button type="button" data-pick="" onClick={() => onPick(one)} className={pillStyle({ icon: true })}>
                <Icon of={Clock} size={16} className="text-text-3" />
                {one}
              </button>
            </li>
          ))}
        </ul>
      )}
      <GroupChips title={t('search.studios')} groups={groups.studios} />
      <GroupChips title={t('search.categories')} groups={groups.categories} isCategory />
    </>
  )
}
