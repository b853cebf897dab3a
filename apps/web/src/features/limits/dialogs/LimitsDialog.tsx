import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Dialog } from '../../../ui/dialog/Dialog'
import { playerQuery } from '../../profile/queries'
import { LimitList } from '../components/LimitList'
import { BreakNote } from '../components/LimitsPanel'

/** PROF-14 from any page: the player's own limits, how much of each is left, and buttons to change them. */
export default function LimitsDialog() {
  const t = useT('limits')
  const href = useHref()
  const links = useListLinks()
  const { data: player } = useQuery(playerQuery())
  return (
    <Dialog
      title={t('title')}
      foot={
        <div className="grid gap-3 md:grid-cols-2" {...links}>
          <a href={href('/profile/limits')} className={buttonStyle({ tone: 'second', size: 'large' })}>
            {t('all')}
          </a>
          <a href={href('/responsible-gaming')} className={buttonStyle({ tone: 'plain', size: 'large' })}>
            {t('learn')}
          </a>
        </div>
      }
    >
      <p className="mb-4 text-text-2">{t('text')}</p>
      <BreakNote />
      <LimitList player={player ?? null} />
    </Dialog>
  )
}
