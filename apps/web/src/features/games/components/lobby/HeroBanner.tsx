import { Trophy } from 'lucide-react'
import { preload } from 'react-dom'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { BannerPicture, bannerSrcSet } from '../../../../ui/BannerPicture'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { Icon } from '../../../../ui/Icon'
import { addressOf, attrsOf, type Banner } from '../../listing/banners'
import { BannerTimer } from './BannerTimer'

const sizes = '(min-width:1024px) 752px, 100vw'

/** One banner: the image on its four colours, text over the calm left half, light buttons. */
export function HeroBanner({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const href = useHref()
  const links = useListLinks()
  const dialogs = useDialogs()
  // The largest image of the first view: a preload in the head keeps it from waiting behind the scripts.
  if (isFirst)
    preload(`${banner.image}/780.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: bannerSrcSet(banner.image),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  const { colorLeft, colorLeftCenter, colorRightCenter, colorRight } = banner.gradient
  const { button, secondButton, description } = banner
  const address = addressOf(banner)
  return (
    <article
      {...links}
      data-banner={banner.frontend_identifier}
      style={{
        background: `linear-gradient(100deg,${colorLeft},${colorLeftCenter},${colorRightCenter},${colorRight})`,
      }}
      className="relative h-58 overflow-hidden rounded-card lg:h-84 lg:rounded-sheet"
    >
      <BannerPicture
        image={banner.image}
        sizes={sizes}
        isFirst={isFirst}
        className="absolute inset-0 size-full object-cover object-[30%] lg:object-right"
      />
      <span
        aria-hidden="true"
        // Covers the width of the text, which never reaches the image's subject.
        style={{ background: `linear-gradient(90deg,${colorLeft} 25%,transparent)` }}
        className="absolute inset-y-0 left-0 w-full max-w-100 opacity-90 lg:w-3/5 lg:max-w-none lg:opacity-70"
      />
      <div className="absolute inset-4 flex flex-col items-start *:max-w-[min(14rem,68%)] md:*:max-w-96 lg:inset-y-8 lg:left-8 lg:*:max-w-100">
        <div className="flex flex-wrap gap-2">
          {banner.labels?.map(({ title }) => (
            <span
              key={title}
              className="inline-flex h-7 items-center gap-1.5 rounded-full bg-(--on-light)/65 px-3 font-semibold text-12 text-light"
            >
              {banner.isTournament && <Icon of={Trophy} size={16} />}
              {title}
            </span>
          ))}
          <BannerTimer banner={banner} />
        </div>
        <h2 className="display mt-2 text-balance text-20 text-light max-md:max-w-[min(17rem,100%)]! lg:mt-3 lg:text-32">
          {banner.title.text}
        </h2>
        <p
          className={`mt-1 text-light/90 lg:mt-3 ${description.size === 'small' ? 'line-clamp-4 text-balance text-12 max-md:max-w-[min(17rem,100%)]! lg:text-14' : 'line-clamp-3 text-14 lg:line-clamp-2 lg:text-16'}`}
        >
          {description.text}
        </p>
        <div className="mt-auto flex max-w-full! gap-2 whitespace-nowrap">
          <a
            href={button.type === 'external' ? address : href(address)}
            {...attrsOf(button)}
            className={buttonStyle({ tone: 'light', className: 'lg:h-11 lg:px-5' })}
          >
            {button.name}
          </a>
          {secondButton && (
            <button
              type="button"
              onClick={() => dialogs.open('bannerPopup', { id: banner.id })}
              className="inline-flex h-10 items-center rounded-control bg-(--on-light)/65 px-4 font-semibold text-light no-tap hover:bg-(--on-light)/80 pointer-coarse:h-11 lg:h-11 lg:px-5"
            >
              {secondButton.name}
            </button>
          )}
        </div>
      </div>
    </article>
  )
}
