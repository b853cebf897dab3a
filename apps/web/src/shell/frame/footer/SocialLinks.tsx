import { useT } from '../../../lib/i18n/TextsProvider'
import type { Brand } from '../../../lib/page/brand'
import { useSite } from '../../../lib/page/site'
import { iconButtonStyle } from '../../../ui/IconButton'

type Network = Brand['social'][number]['network']

/** Plain line drawings in the same size as the icons: lucide has no company logos. */
const shapes: Readonly<Record<Network, string>> = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM17 7h.01',
  telegram: 'M21 4 3 11l6 2.500M21 4l-3 16-9-6.500M21 4 9 13.500V20l3.500-4',
  x: 'M4 4l16 16M20 4 4 20',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
}
const names: Readonly<Record<Network, string>> = {
  instagram: 'Instagram',
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
}

/** NAV-29 */
export function SocialLinks() {
  const t = useT('shell')
  const { brand } = useSite()
  if (brand.social.length === 0) return null
  return (
    <ul aria-label={t('footer.socialLabel')} className="-ml-2.5 flex">
      {brand.social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener" target="_blank" className={iconButtonStyle({})}>
            <svg
              width={20}
              height={20}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth={2.1}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={shapes[network]} />
            </svg>
            <span className="sr-only">{t('footer.socialOn', { brand: brand.name, network: names[network] })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
