import type { ReactNode } from 'react'
import { BannerPicture } from '../../../ui/BannerPicture'
import { Scene } from '../../../ui/Scene'

interface PageHeroProps {
  readonly title: string
  readonly text: string
  /** Seed of its stars, so that pages differ. */
  readonly seed: string
  /** Address of its image without the width; without one, a scene is used. */
  readonly art?: string | undefined
  /** Without an image: an illustration on the wide side of the scene. */
  readonly object?: string
  /** Above the title: the back link. */
  readonly before?: ReactNode
  /** Below the text: dates, buttons. */
  readonly children?: ReactNode
}

/** The header of a text page: a calm sky with the title. In print, only the text. */
export function PageHero({ title, text, seed, art, object, before, children }: PageHeroProps) {
  const isPictured = object !== undefined && !art
  return (
    <header className="relative isolate -mx-(--page-x) -mt-4 overflow-hidden lg:mx-0 lg:-mt-2 lg:rounded-sheet print:m-0">
      {/* On phones the text is below an image, because they do not fit side by side. */}
      <div
        className={`-z-10 print:hidden ${art ? 'aspect-[752/336] md:absolute md:inset-0 md:aspect-auto' : 'absolute inset-0'}`}
      >
        {art ? (
          <BannerPicture image={art} isFirst sizes="(min-width:1024px) 1200px, 100vw" />
        ) : (
          <Scene seed={seed} width={1200} height={320} planet={{ x: 0.88, y: 1.3, r: 0.95 }} glow="var(--accent)" />
        )}
      </div>
      {isPictured && (
        <img
          src={`/media/art/1/${object}/256.webp`}
          alt=""
          width={160}
          height={160}
          className="absolute top-1/2 right-4 -z-10 size-20 -translate-y-1/2 max-[22rem]:hidden md:right-10 md:size-32 lg:right-24 lg:size-40 print:hidden"
        />
      )}
      <div
        className={`px-(--page-x) pt-6 lg:px-10 lg:pt-10 print:p-0 ${art ? 'pb-2 md:max-w-[60%] md:pb-8 lg:pb-12 xl:max-w-[40rem]' : 'max-w-[48rem] pb-8 lg:pb-12'} ${isPictured ? 'min-[22.5rem]:pr-28 md:pr-48 lg:pr-10' : ''}`}
      >
        {before}
        <h1 className="display text-[min(1.25rem,5.75vw)]/7 text-balance wrap-break-word hyphens-auto min-[22.5rem]:text-24 md:min-w-min md:text-32 lg:text-44">
          {title}
        </h1>
        <p data-written className="mt-4 text-16 text-pretty text-text">
          {text}
        </p>
        {children}
      </div>
    </header>
  )
}
