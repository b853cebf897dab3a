import { useT } from '../../../lib/i18n/TextsProvider'
import { InfoList } from './InfoList'

/** JP-05: the advantages of our jackpots. */
export function Perks() {
  const t = useT('jackpots')
  return (
    <InfoList
      title={t('perks.title')}
      items={[
        { art: 'locked', title: t('perks.coveredTitle'), text: t('perks.coveredText') },
        { art: 'high-voltage', title: t('perks.paidTitle'), text: t('perks.paidText') },
        { art: 'magnifying-glass-tilted-left', title: t('perks.provenTitle'), text: t('perks.provenText') },
        { art: 'balance-scale', title: t('perks.sharedTitle'), text: t('perks.sharedText') },
      ]}
    />
  )
}
