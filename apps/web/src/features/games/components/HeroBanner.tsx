import type { Result } from '@apogee/contract'
import { preload } from 'react-dom'
import { useHref, useListLinks } from '../../../lib/links'
import { buttonLook } from '../../../ui/Button'

export type Banner = Result<'content.banners'>['banners'][number]

const widths = [390, 780, 752, 1504] as const
const sizes = '(min-width:1024px) 752px, 100vw'

/** One banner: the drawn picture on its four colours, words over the calm left half, a light button. */
export function HeroBanner({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const href = useHref()
  const links = useListLinks()
  const srcSet = widths.map((width) => `${banner.image}/${width}.avif ${width}w`).join(',')
  // The biggest picture of the first sight: named in the head, it does not wait behind the scripts.
  if (isFirst)
    preload(`${banner.image}/780.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  const { colorLeft, colorLeftCenter, colorRightCenter, colorRight } = banner.gradient
  return (
    <article
      {...links}
      style={{
        background: `linear-gradient(100deg,${colorLeft},${colorLeftCenter},${colorRightCenter},${colorRight})`,
      }}
      className="relative h-54 overflow-hidden rounded-card lg:h-84 lg:rounded-sheet"
    >
      <picture>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img
          src={`${banner.image}/780.webp`}
          alt=""
          width={752}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className="absolute inset-0 size-full object-cover object-[80%] lg:object-right"
        />
      </picture>
      <span
        aria-hidden="true"
        style={{ background: `linear-gradient(90deg,${colorLeft},transparent)` }}
        className="absolute inset-y-0 left-0 w-3/4 opacity-90 lg:w-1/2 lg:opacity-60"
      />
      <div className="absolute inset-y-4 left-4 flex w-56 flex-col items-start lg:inset-y-8 lg:left-8 lg:w-100">
        {banner.labels?.[0] && (
          <span className="inline-flex h-7 items-center rounded-full bg-(--on-light)/65 px-3 font-semibold text-12 text-light">
            {banner.labels[0].title}
          </span>
        )}
        <h2 className="display mt-2 text-balance text-20 text-light lg:mt-3 lg:text-32">{banner.title.text}</h2>
        <p className="mt-1 line-clamp-2 text-14 text-light/90 lg:mt-3 lg:text-16">{banner.description.text}</p>
        <a
          href={href(banner.button.url)}
          className={buttonLook({ tone: 'light', className: 'mt-auto lg:h-11 lg:px-5' })}
        >
          {banner.button.name}
        </a>
      </div>
    </article>
  )
}
