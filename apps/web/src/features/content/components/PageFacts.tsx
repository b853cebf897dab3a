import { Printer } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'

/** When a text was last changed, and a way to save it. */
export function PageFacts({ updated }: { readonly updated: string | undefined }) {
  const t = useT('content')
  const { locale } = useSite()
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      {updated && (
        <p className="text-12 text-text">
          {t.rich('updated', {
            date: () => (
              <time key="date" dateTime={updated}>
                {formatDate(updated, locale, 'day', 'UTC')}
              </time>
            ),
          })}
        </p>
      )}
      <Button
        tone="ghost"
        size="small"
        className="max-md:hidden pointer-coarse:h-11 print:hidden"
        onClick={() => print()}
      >
        <Icon of={Printer} size={16} />
        {t('print')}
      </Button>
    </div>
  )
}
