import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useT } from '../lib/i18n/TextsProvider'
import { Icon } from '../ui/Icon'
import { footerColumns } from './footerLinks'

/** The columns of links: open on wide screens, a line that unfolds on phones. Columns without links are not shown. */
export function FooterColumns() {
  const t = useT('shell')
  return footerColumns
    .filter(({ links }) => links.length > 0)
    .map(({ key, links }) => (
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
          {links.map((link) => (
            <li key={link.label}>
              <Link {...link.target} className="inline-block py-1.5 hover:text-text">
                {t(link.label)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    ))
}
