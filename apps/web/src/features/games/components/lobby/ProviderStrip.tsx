import { useId, useRef } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { RowHead } from './RowHead'

interface Provider {
  readonly id: string
  readonly title: string
}

/** The studios' wordmarks, the largest first. */
export function ProviderStrip({ providers }: { readonly providers: readonly Provider[] }) {
  const t = useT('games')
  const href = useHref()
  const id = useId()
  const links = useListLinks()
  const scroller = useRef<HTMLUListElement>(null)
  if (providers.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 lg:mt-8">
      <RowHead id={id} title={t('rows.providers')} scroller={scroller} />
      <ul
        ref={scroller}
        {...links}
        className="scrollbar-none md:fade-ends relative -mx-(--page-x) flex snap-x scroll-px-(--page-x) gap-3 overflow-x-auto px-(--page-x) lg:mx-0 lg:gap-6 lg:px-0"
      >
        {providers.map((provider) => (
          <li key={provider.id} className="w-43 shrink-0 snap-start">
            <a
              href={href(`/producers/${provider.id}`)}
              className="hair grid h-16 place-items-center rounded-card bg-surface-1 transition-colors hover:bg-surface-2"
            >
              <img
                src={`/media/studio/1/${provider.id}.svg`}
                alt={provider.title}
                width={136}
                height={32}
                loading="lazy"
                decoding="async"
                className="h-8 w-34 object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
