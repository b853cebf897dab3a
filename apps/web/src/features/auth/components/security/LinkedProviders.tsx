import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { toast } from '../../../../lib/toasts'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { linkedQuery, providersQuery } from '../../queries'
import { useRemoveProvider } from '../../securityMutations'
import { SecurityCard } from './SecurityCard'

/** External accounts that the player signs in with, each with a button to remove it. Renders nothing without any. */
export function LinkedProviders() {
  const t = useT('auth')
  const { data: linked = [] } = useQuery(linkedQuery())
  const { data: providers = [] } = useQuery(providersQuery)
  const remove = useRemoveProvider()
  if (linked.length === 0) return null
  const titleOf = (type: string) => providers.find(({ name }) => name === type)?.title ?? type
  const onRemove = async (id: number) => {
    await remove.mutateAsync(id)
    toast({ kind: 'success', title: t('linked.removed') })
  }
  return (
    <SecurityCard title={t('linked.title')}>
      <ul className="divide-y divide-line">
        {linked.map(({ id, type, removable }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <Icon of={Link2} className="shrink-0 text-text-3" />
            <p className="min-w-0 flex-1 font-medium">{titleOf(type)}</p>
            {removable && (
              <Button
                tone="ghost"
                size="small"
                waiting={remove.isPending && remove.variables === id}
                // `useRemoveProvider` shows the failure.
                onClick={() => void onRemove(id).catch(() => undefined)}
                aria-label={t('linked.removeThis', { account: titleOf(type) })}
              >
                {t('linked.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SecurityCard>
  )
}
