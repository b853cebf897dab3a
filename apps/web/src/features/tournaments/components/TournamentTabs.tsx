import { useCurrentInView } from '../../../lib/browser/useCurrentInView'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { pillStyle } from '../../../ui/pillStyle'

const tournamentLists = ['hub', 'all', 'archive', 'leaderboard'] as const
export type TournamentList = (typeof tournamentLists)[number]

/** The pages of tournaments, as pills below the tabs of the hub. */
export function TournamentTabs({ current }: { readonly current: TournamentList }) {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  const list = useCurrentInView<HTMLUListElement>(current)
  return (
    <nav aria-label={t('tabs.label')} className="mt-4" {...links}>
      <ul
        ref={list}
        className="scrollbar-none relative -mx-(--page-x) -my-1 flex gap-2 overflow-x-auto px-(--page-x) py-1"
      >
        {tournamentLists.map((list) => (
          <li key={list} className="shrink-0">
            <a
              href={href(list === 'hub' ? '/tournaments' : `/tournaments/${list}`)}
              aria-current={list === current ? 'page' : undefined}
              className={pillStyle({ on: list === current })}
            >
              {t(`tabs.${list}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
