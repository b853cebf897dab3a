import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { pagesQuery } from '../features/content/queries'
import { useT } from '../lib/i18n/TextsProvider'
import { useHref } from '../lib/links'
import { useSite } from '../lib/site'
import { Icon } from '../ui/Icon'
import { footerColumns } from './footerLinks'
import { pathOf } from './nav'

/** The columns of links: open on wide screens, a line that unfolds on phones. Pages that did not load leave their columns out. */
export function FooterColumns() {
  const t = useT('shell')
  const { locale } = useSite()
  const href = useHref()
  const { data: pages = [] } = useQuery(pagesQuery(locale))
  return footerColumns(pages).map(({ key, links }) => (
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
        {links.map(({ target, label }) => (
          <li key={'key' in label ? label.key : label.title}>
            <a href={href(pathOf(target))} className="inline-block py-1.5 hover:text-text">
              {'key' in label ? t(label.key) : label.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ))
}
