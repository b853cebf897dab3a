import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { SheetFacts } from '../listing/sheetQuery'

/** The laboratories that have tested a game, with links to their certificates. */
export function Certificates({ of: certificates = [] }: { readonly of: SheetFacts['certificates'] | undefined }) {
  const t = useT('games')
  const { locale } = useSite()
  return certificates.map(({ laboratory, number, date, url }) => {
    const text = t('page.certificateOf', { laboratory, number, date: formatDate(date, locale, 'day', 'UTC') })
    return (
      <p key={`${laboratory} ${number}`} className="mt-2 text-12 text-text-2">
        {t('page.certificate')}{' '}
        {url === undefined ? (
          text
        ) : (
          <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {text}
          </a>
        )}
      </p>
    )
  })
}
