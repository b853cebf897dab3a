import { ChevronsLeft, ChevronsRight, Globe } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useMedia } from '../../lib/browser/useMedia'
import { lazyPart } from '../../lib/delivery'
import { localeNames } from '../../lib/i18n/locales'
import { useT } from '../../lib/i18n/TextsProvider'
import { useDialogs } from '../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../lib/navigation/links'
import { rememberRail } from '../../lib/page/boot'
import { useSite } from '../../lib/page/site'
import { Icon } from '../../ui/Icon'
import type { PromoTooltipProps } from '../overlays/promo/PromoTooltip'
import { BrandLogo } from './BrandLogo'
import { NavList } from './NavList'

const line =
  'relative flex h-10 w-full items-center gap-3 rounded-control px-3 font-medium text-text-2 no-tap transition-colors duration-(--t-state) hover:bg-surface-2 hover:text-text aria-[current=page]:bg-surface-3 aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:before:absolute aria-[current=page]:before:-left-3 aria-[current=page]:before:h-6 aria-[current=page]:before:w-0.75 aria-[current=page]:before:rounded-r-[3px] aria-[current=page]:before:bg-accent aria-[current=page]:[&_svg]:text-accent-text max-lg:justify-center max-lg:px-0 in-data-[rail=folded]:justify-center in-data-[rail=folded]:px-0'
const labelClass = 'truncate max-lg:sr-only in-data-[rail=folded]:sr-only'

const PromoTooltip = lazyPart<PromoTooltipProps>(() => import('../overlays/promo/PromoTooltip'))
// Screens this large fit a card below the destinations.
const roomyQuery = '(width >= 64rem) and (height >= 56rem)'

/**
 * The navigation on the left, which the requirements call the header's top navigation: 240 px wide, 72 when collapsed
 * (always on tablets).
 */
export default function Rail() {
  const t = useT('shell')
  const { brand, locale, isRailFolded } = useSite()
  const [isFolded, setFolded] = useState(() =>
    import.meta.env.SSR ? isRailFolded : document.documentElement.dataset['rail'] === 'folded',
  )
  const dialogs = useDialogs()
  const href = useHref()
  const links = useListLinks()
  const hasRoom = useMedia(roomyQuery) && !isFolded
  const list = useRef<HTMLDivElement>(null)
  const fold = () => {
    rememberRail(!isFolded)
    setFolded(!isFolded)
    document.documentElement.dataset['rail'] = isFolded ? 'open' : 'folded'
  }
  const foldLabel = isFolded ? t('nav.unfold') : t('nav.fold')
  return (
    <nav
      {...links}
      aria-label={t('nav.label')}
      className="fixed inset-y-0 left-0 z-30 hidden w-(--rail-width) flex-col border-r border-line bg-rail px-3 pb-4 md:flex lg:in-data-[rail=folded]:w-18"
    >
      <a
        href={href('/')}
        aria-label={brand.name}
        className="flex h-14 items-center overflow-hidden rounded-control px-1.5 lg:h-16 max-lg:justify-center max-lg:px-0 in-data-[rail=folded]:justify-center in-data-[rail=folded]:px-0"
      >
        <BrandLogo variant="full" size={36} nameClass="max-lg:sr-only in-data-[rail=folded]:sr-only" />
      </a>
      <div ref={list} className="scrollbar-none -mx-3 min-h-0 flex-1 overflow-y-auto px-3 pt-2">
        <NavList place="rail" line={line} labelClass={labelClass} parted="mt-3 space-y-1 border-t border-line pt-3" />
      </div>
      {hasRoom && (
        <Suspense>
          <PromoTooltip above={list} />
        </Suspense>
      )}
      <div className="space-y-1 short:border-t short:border-line short:pt-2">
        <button type="button" className={line} onClick={() => dialogs.open('language')} title={t('nav.language')}>
          <Icon of={Globe} className="text-text-3" />
          <span className={labelClass}>{localeNames[locale]}</span>
        </button>
        <button type="button" className={`${line} hidden! lg:flex!`} onClick={fold} title={foldLabel}>
          <Icon of={isFolded ? ChevronsRight : ChevronsLeft} className="text-text-3" />
          <span className={labelClass}>{foldLabel}</span>
        </button>
      </div>
    </nav>
  )
}
