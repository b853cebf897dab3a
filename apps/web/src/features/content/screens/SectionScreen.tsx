import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsOffered } from '../../../lib/flags/useIsOffered'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { SectionHead } from '../components/SectionHead'
import { SectionTabs } from '../components/SectionTabs'
import { type SectionSlug, sectionKey } from '../sections'
import { onwardOf, sectionThemes } from '../sectionThemes'

export interface SectionText {
  readonly slug: SectionSlug
  readonly title: string
  readonly text: string
  /** The operator's text about it. */
  readonly written: ReactNode
}

interface SectionScreenProps extends SectionText {
  /** Replaces the usual scene with title and text. */
  readonly head?: ReactNode
  /** Tab names that differ from the page's title. */
  readonly names?: Parameters<typeof SectionTabs>[0]['names']
  /** Without the tabs of its section. */
  readonly isAlone?: boolean
  readonly children?: ReactNode
}

/** RT-55: tournaments, quests and lotteries have the full width. */
const widthOf = (slug: SectionSlug): string => (sectionThemes[slug].group === 'hub' ? '' : 'mx-auto max-w-[90rem]')

/** A section's page: its scene, description and content, and links to further sections. */
export function SectionScreen({
  slug,
  title,
  text,
  written,
  head,
  names,
  isAlone = false,
  children,
}: SectionScreenProps) {
  const { group } = sectionThemes[slug]
  const isOffered = useIsOffered()
  const onward = onwardOf(slug).filter((one) => isOffered(`/${one}`))
  return (
    <>
      {head ?? <SectionHead slug={slug} title={title} text={text} className={widthOf(slug)} />}
      <div className={`px-(--page-x) ${widthOf(slug)}`}>
        {group && !isAlone && <SectionTabs group={group} current={slug} names={names} className="mt-2" />}
        {children && <div className="mt-6 lg:mt-8">{children}</div>}
        <div className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <div className="min-w-0 max-w-[70ch]">{written}</div>
          {onward.length > 0 && <Onward slugs={onward} />}
        </div>
      </div>
    </>
  )
}

function Onward({ slugs }: { readonly slugs: readonly SectionSlug[] }) {
  const t = useT('content')
  const href = useHref()
  const links = useListLinks()
  const { brand } = useSite()
  return (
    <nav aria-label={t('sections.onward')} {...links}>
      <ul className="grid gap-3">
        {slugs.map((slug) => (
          <li key={slug}>
            <a
              href={href(`/${slug}`)}
              className="hair flex min-h-20 items-center gap-4 rounded-card bg-surface-1 p-4 transition-colors hover:bg-surface-2"
            >
              <img
                src={`/media/art/1/${sectionThemes[slug].art ?? brand.emblem}/256.webp`}
                alt=""
                width={48}
                height={48}
                loading="lazy"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-[650]">{t(`sections.${sectionKey(slug)}.title`)}</span>
                <span className="mt-1 line-clamp-2 block text-14 text-text-2">
                  {t(`sections.${sectionKey(slug)}.text`)}
                </span>
              </span>
              <Icon of={ArrowRight} className="shrink-0 text-text-3" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
