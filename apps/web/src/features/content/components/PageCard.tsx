import { useHref } from '../../../lib/navigation/links'
import { BannerPicture } from '../../../ui/BannerPicture'
import { CardLink, LinkedCard } from '../../../ui/CardLink'
import type { PageChild } from '../model'

interface PageCardProps {
  readonly page: PageChild
  readonly isFirst: boolean
  /** Twice as wide from tablet size on, with the image next to the text. */
  readonly isWide?: boolean
  /** Below the title: an article's date. */
  readonly note?: string | undefined
  /** The link's text below the description. */
  readonly action: string
}

/** A page in a list: its image and text; the whole card is a link. */
export function PageCard({ page, isFirst, isWide = false, note, action }: PageCardProps) {
  const href = useHref()
  return (
    <LinkedCard className={`flex flex-col overflow-hidden ${isWide ? 'md:flex-row' : ''}`}>
      <div className={`relative aspect-[752/336] overflow-hidden ${isWide ? 'md:aspect-auto md:w-3/5' : ''}`}>
        <BannerPicture
          image={page.art ?? ''}
          isFirst={isFirst}
          sizes={isWide ? '(min-width:768px) 60vw, 100vw' : '(min-width:1440px) 440px, (min-width:768px) 50vw, 100vw'}
        />
        {page.figure && <Figure text={page.figure} />}
      </div>
      <div className={`flex flex-1 flex-col p-4 lg:p-6 ${isWide ? 'md:justify-center' : ''}`}>
        {note && <p className="mb-2 text-12 text-text-3">{note}</p>}
        <h2 className="font-[650] text-16 text-balance wrap-break-word hyphens-auto lg:text-20">
          <CardLink href={href(`/${page.slug}`)}>{page.title}</CardLink>
        </h2>
        <p className="mt-2 text-text-2">{page.description}</p>
        <p
          aria-hidden="true"
          className={`pt-4 font-[620] text-accent-text group-hover:underline ${isWide ? '' : 'mt-auto'}`}
        >
          {action}
        </p>
      </div>
    </LinkedCard>
  )
}

/** The value of the offer, over the calm half of its picture: the number large, the text before and after it small. */
function Figure({ text }: { readonly text: string }) {
  const [, before = '', number = text, after = ''] = /^(\D*)(\d[\d\s.,]*%?)(.*)/su.exec(text) ?? []
  return (
    <p className="absolute inset-y-0 left-0 flex w-3/5 flex-col justify-center bg-linear-90 from-(--on-light)/60 to-transparent px-4 text-light lg:px-6">
      {before && <span className="font-[620] text-14">{before}</span>}
      <span className="num font-[750] text-44 leading-none whitespace-nowrap">{number}</span>
      {after && <span className="font-[620] text-14">{after}</span>}
    </p>
  )
}
