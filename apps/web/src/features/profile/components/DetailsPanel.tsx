import { useDialogs } from '../../../lib/dialogs'
import { formatDate } from '../../../lib/format/date'
import { countryName } from '../../../lib/i18n/countryName'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { Button } from '../../../ui/Button'
import type { Player } from '../queries'
import { FactList } from './FactList'

/** What the player has told about himself; he edits it in a popup. */
export function DetailsPanel({ player }: { readonly player: Player | null }) {
  const t = useT('profile')
  const dialogs = useDialogs()
  const { locale } = useSite()
  if (!player) return null
  const told = (value: string | null) => value || <span className="text-text-3">{t('page.notTold')}</span>
  const place = [player.address, [player.postal_code, player.city].filter(Boolean).join(' '), player.state]
  const { date_of_birth: born, country } = player
  return (
    <>
      <FactList
        facts={[
          [t('page.email'), player.email],
          [t('page.name'), told([player.first_name, player.last_name].filter(Boolean).join(' '))],
          [t('fields.nickname'), told(player.nickname)],
          [t('fields.date_of_birth'), told(born && formatDate(born, locale, 'day', 'UTC'))],
          [t('fields.country'), told(country && countryName(country, locale))],
          [t('fields.address'), told(place.filter(Boolean).join(', '))],
          [t('fields.mobile_phone'), told(player.mobile_phone)],
          [t('page.currency'), player.currency],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => dialogs.open('profileData')}>{t('page.edit')}</Button>
        <Button onClick={() => dialogs.open('currency')} tone="ghost">
          {t('page.changeCurrency')}
        </Button>
      </div>
    </>
  )
}
