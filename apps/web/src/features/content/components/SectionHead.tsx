import { useSite } from '../../../lib/page/site'
import type { SectionSlug } from '../sections'
import { sectionThemes } from '../sectionThemes'
import { SectionScenePart } from './SectionScenePart'

interface SectionHeadProps {
  readonly slug: SectionSlug
  readonly title: string
  readonly text: string
  /** False on a page that draws the scene itself. */
  readonly hasScene?: boolean
  readonly className?: string
}

/** The scene of a section with its title. Of one height in all of them, so that nothing jumps between tabs of a group. */
export function SectionHead({ slug, title, text, hasScene = true, className = '' }: SectionHeadProps) {
  const { art, glow } = sectionThemes[slug]
  const { brand } = useSite()
  return (
    <header className="relative isolate overflow-hidden">
      {hasScene && (
        <SectionScenePart
          of={slug}
          seed={slug}
          width={1440}
          height={240}
          glow={glow}
          planet={{ x: 0.84, y: 1.5, r: 0.95 }}
          className="-z-10"
        />
      )}
      <div
        className={`flex min-h-36 w-full items-center justify-between gap-4 px-(--page-x) py-4 lg:min-h-40 short:min-h-24 ${className}`}
      >
        <div className="min-w-0 max-w-[44rem]">
          <h1 className="display text-24 text-balance wrap-break-word hyphens-auto lg:text-32">{title}</h1>
          <p className="mt-2 text-14 text-pretty text-text lg:text-16">{text}</p>
        </div>
        <img
          src={`/media/art/1/${art ?? brand.emblem}/256.webp`}
          alt=""
          width={128}
          height={128}
          className="size-20 shrink-0 max-[22rem]:hidden md:size-28 lg:mr-16 lg:size-32 short:size-16!"
        />
      </div>
    </header>
  )
}
