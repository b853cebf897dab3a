import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { shownName } from '../model'
import type { Player } from '../queries'

interface ProfileScreenProps {
  readonly player: Player
  readonly title: string
  readonly text: string
  /** What the page holds of the player. */
  readonly part: ReactNode
  /** What stands beside it. */
  readonly aside?: ReactNode
  /** The pages of the profile beside one another. */
  readonly tabs: ReactNode
  /** What the operator wrote about it. */
  readonly written: ReactNode
}

/** RT-22: who is here, the pages of his profile, and one of them. */
export function ProfileScreen({ player, title, text, part, aside, tabs, written }: ProfileScreenProps) {
  const t = useT('profile')
  const { locale } = useSite()
  const name = shownName(player)
  return (
    <>
      <header className="flex items-center gap-4 py-2">
        <span
          aria-hidden="true"
          className="display grid size-16 shrink-0 place-items-center rounded-full bg-surface-3 text-24 text-accent-text shadow-selected"
        >
          {name.slice(0, 1).toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="truncate text-20 font-[680]">{name}</p>
          <p className="text-14 text-text-2">
            {t('page.since', { month: formatDate(player.created_at, locale, 'month', 'UTC') })}
          </p>
        </div>
      </header>
      {tabs}
      <div className="mt-6 grid gap-8 lg:mt-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <h1 className="text-20 font-[680]">{title}</h1>
          <p className="mt-2 mb-6 max-w-[62ch] text-text-2">{text}</p>
          {part}
          {!part && written}
        </div>
        {part && (aside || written) && (
          <aside className="grid content-start gap-4">
            {aside}
            {written && (
              <div className="hair rounded-card bg-surface-1 p-4 lg:p-6 [&_h2]:mt-6! [&_h2]:text-20!">{written}</div>
            )}
          </aside>
        )}
      </div>
    </>
  )
}
