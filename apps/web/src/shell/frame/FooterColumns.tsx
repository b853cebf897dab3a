import { ChevronDown } from 'lucide-react'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref } from '../../lib/navigation/links'
import { useSite } from '../../lib/page/site'
import { Icon } from '../../ui/Icon'
import { footerColumns } from './footer/footerColumns'
import { isOutside, navGroups } from './nav'
import { useNavConditions } from './useNavConditions'

/**
 * The link columns: expanded on wide screens, collapsible on phones. Pages that failed to load leave their columns out.
 */
export function FooterColumns() {
  const t = useT('shell')
  const { brand } = useSite()
  const href = useHref()
  const conditions = useNavConditions()
  // CMS pages have separate columns.
  const destinations = navGroups({ ...conditions, pages: [] }).flat()
  return footerColumns(brand, conditions.pages, destinations).map(({ key, links }) => (
    <details
      key={key}
      name="footer"
      className="group border-line max-lg:-mb-6 max-lg:border-b lg:details-content:[content-visibility:visible] lg:details-content:h-auto"
    >
      <summary className="flex h-12 items-center font-semibold lg:mb-2 lg:h-auto lg:cursor-default">
        {t(`footer.${key}`)}
        <Icon of={ChevronDown} className="ml-auto text-text-3 transition-transform group-open:rotate-180 lg:hidden" />
      </summary>
      <ul className="text-text-2 max-lg:pb-4">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a
              href={isOutside({ path }) ? path : href(path)}
              className="inline-flex items-center py-1.5 hover:text-text pointer-coarse:min-h-11"
            >
              {'key' in label ? t(label.key) : label.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ))
}
