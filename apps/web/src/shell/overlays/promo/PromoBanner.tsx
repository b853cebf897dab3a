import { useQuery } from '@tanstack/react-query'
import { Sparkles, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { promoFor } from '../../../features/content/frame'
import { promosQuery } from '../../../features/content/frameQueries'
import { playerQuery } from '../../../features/profile/queries'
import { excludedPromosPattern } from '../../../features/tracking/excludedPromos'
import { innerHtml } from '../../../lib/browser/trustedTypes'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { isOnBreak } from '../../../lib/onBreak'
import { pageRequest } from '../../../lib/page/pageRequest'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { promoCookie } from './model'
import { closePromo, isPromoClosed, subscribePromo } from './promoStore'

// A cached page contains the banner. If the visitor has closed it, it must not flash, and its removal must not shift
// the page.
const hideClosed = `if(/(?:^|; )${promoCookie}=|${excludedPromosPattern}/.test(document.cookie))document.currentScript.previousElementSibling.hidden=true`

/** NAV-14: one line below the header. */
export default function PromoBanner() {
  const t = useT('common')
  const { locale } = useSite()
  const href = useHref()
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  const { data: promos } = useQuery(promosQuery(locale, isOnBreak(player)))
  const isClosed = useSyncExternalStore(subscribePromo, isPromoClosed, () => false)
  const promo = promoFor(promos?.header ?? [], player ?? null)
  if (!promo || isClosed) return null
  return (
    <>
      <aside
        {...links}
        data-written
        aria-label={promo.title}
        suppressHydrationWarning
        className="flex h-11 items-center gap-2 border-b border-line bg-linear-90 from-accent/14 to-transparent pr-1 pl-(--page-x) lg:pr-3"
      >
        <Icon of={Sparkles} size={18} className="text-accent-text" />
        <p className="line-clamp-2 min-w-0 flex-1 text-12 leading-4 text-balance md:line-clamp-1 md:text-14">
          <b>{promo.title}</b> <span className="text-text-2 max-[22rem]:hidden">{promo.text}</span>
        </p>
        <a
          href={href(promo.url)}
          className="shrink-0 px-2 py-1 font-[650] text-accent-text underline-offset-3 hover:underline"
        >
          {promo.action}
        </a>
        <IconButton label={t('actions.close')} onClick={closePromo}>
          <Icon of={X} size={18} />
        </IconButton>
      </aside>
      <script
        nonce={pageRequest()?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, run before the page is painted
        dangerouslySetInnerHTML={innerHtml(hideClosed)}
      />
    </>
  )
}
