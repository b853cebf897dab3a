import { useQuery } from '@tanstack/react-query'
import { Clock, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'
import { pillStyle } from '../../../../ui/pillStyle'
import { forgetSearch, recentSearches } from '../../listing/recentSearches'
import { menuQuery } from '../../queries'
import { GroupChips } from './GroupChips'
import { RecommendedGames } from './RecommendedGames'
import { useCategoryGroups } from './useGroups'

interface SearchStartProps {
  readonly currency: string | null
  /** Hints for the text stand above: only the suggested games follow. */
  readonly isHinted: boolean
  /** Searches for it again. */
  readonly onPick: (text: string) => void
}

const maxCategories = 10

/** Shown before there is a text: recent searches, links, and suggestions. */
export function SearchStart({ currency, isHinted, onPick }: SearchStartProps) {
  const t = useT('games')
  const { data: menu = [] } = useQuery(menuQuery)
  const categories = useCategoryGroups()
  const first = menu.flatMap((slug) => categories.filter((one) => one.slug === slug)).slice(0, maxCategories)
  return (
    <>
      {!isHinted && (
        <>
          <p className="mb-4 text-text-3">{t('search.hint')}</p>
          <RecentSearches onPick={onPick} />
          <GroupChips title={t('search.popular')} groups={first} isCategory />
        </>
      )}
      <RecommendedGames title={t('search.recommended')} currency={currency} />
    </>
  )
}

function RecentSearches({ onPick }: Pick<SearchStartProps, 'onPick'>) {
  const t = useT('games')
  const id = useId()
  const [texts, setTexts] = useState(recentSearches)
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-6">
      <div className="mb-3 flex items-baseline gap-4">
        <h3 id={id} className="font-[650] text-16">
          {t('search.recent')}
        </h3>
        <button
          type="button"
          onClick={() => setTexts(forgetSearch())}
          className="min-h-6 font-medium text-12 text-accent-text hover:text-text"
        >
          {t('search.forgetAll')}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text} className="flex">
            <button
              type="button"
              data-pick=""
              onClick={() => onPick(text)}
              className={pillStyle({ icon: true, className: 'rounded-r-none! pr-2' })}
            >
              <Icon of={Clock} size={16} className="text-text-3" />
              {text}
            </button>
            <button
              type="button"
              aria-label={t('search.forget', { text })}
              onClick={() => setTexts(forgetSearch(text))}
              className={pillStyle({ className: 'rounded-l-none! px-3' })}
            >
              <Icon of={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
