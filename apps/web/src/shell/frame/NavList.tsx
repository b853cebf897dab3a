import { useRouterState } from '@tanstack/react-router'
import { useSupportUnread } from '../../features/support/supportUnread'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref } from '../../lib/navigation/links'
import { Icon } from '../../ui/Icon'
import { supportCount } from './counts'
import { helpItems, isCurrent, isOutside, navGroups } from './nav'
import { useNavConditions } from './useNavConditions'

export interface NavListProps {
  /** The rail shows support to all visitors; in the menu players have a separate line for it (NAV-19). */
  place: 'rail' | 'menu'
  /** Class names for a link, its label, and the divider above every group but the first. */
  line: string
  labelClass?: string
  parted: string
}

/** NAV-35: the destinations in order, as plain links; the container handles the clicks (`useListLinks`). */
export function NavList({ place, line, labelClass, parted }: NavListProps) {
  const t = useT('shell')
  const href = useHref()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return [...navGroups(useNavConditions()), helpItems(place)].map((group, index) => (
    <ul key={group[0]?.path} className={index > 0 ? parted : 'space-y-1'}>
      {group.map((item) => {
        const text = 'key' in item.label ? t(item.label.key) : item.label.title
        return (
          <li key={item.path}>
            <a
              href={isOutside(item) ? item.path : href(item.path)}
              className={line}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
              title={text}
            >
              <Icon of={item.icon} className="text-text-3" />
              <span className={labelClass}>{text}</span>
              {place === 'rail' && item.path === '/support' && <Answers />}
            </a>
          </li>
        )
      })}
    </ul>
  ))
}

/** NAV-15: unread support replies; on a tablet they do not fit into the header. */
function Answers() {
  const t = useT('shell')
  const count = useSupportUnread()
  const text = supportCount(count)
  if (!text) return null
  return (
    <span className="num ml-auto rounded-full bg-accent px-2 text-12/5 font-bold text-on-accent max-lg:absolute max-lg:top-0.5 max-lg:right-1 max-lg:px-1 max-lg:text-12/4.5 in-data-[rail=folded]:absolute in-data-[rail=folded]:top-0.5 in-data-[rail=folded]:right-1">
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t('header.support', { count })}</span>
    </span>
  )
}
