import { useQuery } from '@tanstack/react-query'
import { UserPen } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { playerFieldsQuery } from '../../site/queries'
import { neededForWithdrawal } from '../model'
import type { Player } from '../queries'

/** Documents are compared with the player's details, so missing details come first. */
export function DetailsFirst({ player }: { readonly player: Player }) {
  const t = useT('profile')
  const dialogs = useDialogs()
  const { data: config } = useQuery(playerFieldsQuery)
  if (!config || neededForWithdrawal(config, player).length === 0) return null
  return (
    <section className="hair flex flex-wrap items-center gap-4 rounded-card bg-surface-1 p-4 lg:p-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent/13 text-accent-text">
        <Icon of={UserPen} />
      </span>
      <div className="min-w-48 flex-1">
        <h3 className="font-[650]">{t('verification.details.title')}</h3>
        <p className="mt-1 text-14 text-text-2">{t('verification.details.text')}</p>
      </div>
      <Button className="max-md:w-full" onClick={() => dialogs.open('personalInfo', { context: 'edition' })}>
        {t('verification.details.tell')}
      </Button>
    </section>
  )
}
