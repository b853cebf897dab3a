import { Cherry, Crown, Gamepad2, Gift, House, type LucideIcon, Moon, Sparkles, Star, Ticket } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { Icon } from '../../../ui/Icon'
import { pillLook } from '../../../ui/Pill'

const known = {
  all: House,
  slots: Gamepad2,
  pokies: Cherry,
  top: Crown,
  new: Sparkles,
  recommended: Moon,
  exclusive: Star,
  animated: Sparkles,
  special: Gift,
  prerelease: Ticket,
  'bonus-wagering': Gift,
} as const satisfies Record<string, LucideIcon>

type Known = keyof typeof known
const isKnown = (slug: string): slug is Known => slug in known

interface CategoryPillsProps {
  readonly slugs: readonly string[]
  /** The one shown now; the lobby itself shows all. */
  readonly current: string
}

/** The row of categories that stays under the header while the page scrolls. */
export function CategoryPills({ slugs, current }: CategoryPillsProps) {
  const t = useT('games')
  const href = useHref()
  const links = useListLinks()
  return (
    <nav
      aria-label={t('categories.label')}
      className="scrollbar-none sticky top-(--header-height) z-10 -mx-4 mt-2 overflow-x-auto border-line bg-bar lg:-mx-6 lg:mt-4 lg:border-y"
    >
      <ul {...links} className="flex w-max gap-2 px-4 py-2 lg:px-6 lg:py-3">
        {slugs.filter(isKnown).map((slug) => (
          <li key={slug}>
            <a
              href={href(slug === 'all' ? '/categories/all' : `/categories/${slug}`)}
              aria-current={slug === current ? 'page' : undefined}
              className={pillLook({ on: slug === current, icon: true })}
            >
              <Icon of={known[slug]} size={18} />
              {t(`categories.${slug}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
