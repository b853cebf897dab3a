import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type LucideIcon, Map as MapIcon, Package, Store, Swords } from 'lucide-react'
import { playerQuery } from '../../../features/profile/queries'
import { useActiveQuest } from '../../../features/quests/components/useActiveQuest'
import { useFlag } from '../../../lib/flags/flags'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { isOnBreak } from '../../../lib/onBreak'
import { Icon } from '../../../ui/Icon'
import { groupsOf } from '../../frame/groupsOf'
import { type BookmarkName, bookmarksOf } from './model'

const icons: Readonly<Record<BookmarkName, LucideIcon>> = {
  rocketMart: Store,
  lootbox: Package,
  adventures: MapIcon,
  quest: Swords,
}

/** NAV-24 to NAV-26: tabs at the right edge, as wide as the page's margin there (`--page-x`). Phones use the menu. */
export default function Bookmarks() {
  const t = useT('shell')
  const href = useHref()
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  const path = useRouterState({ select: (state) => state.location.pathname })
  const hasMart = useFlag('rocket_mart')
  const hasLootbox = useFlag('rocket_chance')
  const quest = useActiveQuest()
  // SAFE-02: all of them link to something to win.
  if (isOnBreak(player)) return null
  const bookmarks = bookmarksOf(
    { hasMart, hasLootbox, hasQuest: quest !== undefined, groups: player ? groupsOf(player) : [] },
    path,
  )
  if (bookmarks.length === 0) return null
  return (
    <nav
      {...links}
      aria-label={t('bookmarks.label')}
      className="fixed top-1/2 right-0 z-10 hidden -translate-y-1/2 flex-col items-end gap-2 md:flex print:hidden"
    >
      {bookmarks.map(({ name, path: to }) => (
        <a
          key={name}
          href={href(to)}
          className="group flex h-11 items-center rounded-l-card bg-surface-2 px-0.5 text-text-2 pointer-coarse:px-1.5 shadow-line-2 transition-colors duration-(--t-state) hover:bg-surface-3 hover:text-text"
        >
          {name === 'quest' && quest?.part !== undefined ? (
            <QuestPart part={quest.part} />
          ) : (
            <Icon of={icons[name]} className="text-accent-text" />
          )}
          <span className="max-w-0 overflow-hidden font-[620] whitespace-nowrap transition-[max-width,padding] duration-(--t-enter) group-hover:max-w-48 group-hover:px-2 group-focus-visible:max-w-48 group-focus-visible:px-2">
            {t(`bookmarks.${name}`)}
            {name === 'quest' && quest?.place && <span className="num text-text-2"> {quest.place}</span>}
          </span>
        </a>
      ))}
    </nav>
  )
}

/** The progress to the next level, below the icon: around it, it would be wider than the margin. */
const QuestPart = ({ part }: { readonly part: number }) => (
  <span className="grid gap-1">
    <Icon of={icons.quest} className="text-accent-text" />
    <span className="h-1 overflow-hidden rounded-full bg-line-2">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${part * 100}%` }} />
    </span>
  </span>
)
