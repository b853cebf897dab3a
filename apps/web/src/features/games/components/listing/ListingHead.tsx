import { useT } from '../../../../lib/i18n/TextsProvider'

/** The title of a listing, and the number of its games. */
export function ListingHead({ title, count }: { readonly title: string; readonly count: number }) {
  const t = useT('games')
  return (
    <div className="mb-4 flex items-baseline gap-3 lg:mb-6">
      <h1 className="font-[680] text-24 tracking-tight">{title}</h1>
      {count > 0 && <p className="num text-text-2">{t('listing.count', { count })}</p>}
    </div>
  )
}
