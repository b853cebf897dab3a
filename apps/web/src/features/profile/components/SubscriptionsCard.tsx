import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Switch } from '../../../ui/forms/Switch'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { useSubscribe } from '../mutations'
import { subscriptionsQuery } from '../queries'
import { offers } from '../subscriptions'

/** PROF-17: the player's subscriptions; each switch takes effect at once. */
export function SubscriptionsCard() {
  const t = useT('profile')
  const id = useId()
  const { data, isError, refetch, isFetching } = useQuery(subscriptionsQuery())
  const subscribe = useSubscribe()
  const shown = data && { ...data, ...(subscribe.isPending ? subscribe.variables : undefined) }
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 className="font-[650]">{t('offers.title')}</h2>
      <p className="mt-1 text-14 text-text-2">{t('offers.text')}</p>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!isError && !shown && <Skeleton className="mt-4 h-56" />}
      {shown && (
        <ul className="mt-2 divide-y divide-line">
          {offers.map((offer) => (
            <li key={offer}>
              <label
                htmlFor={`${id}-${offer}`}
                className="flex min-h-14 cursor-pointer items-center justify-between gap-4"
              >
                {t(`fields.${offer}`)}
                <Switch
                  id={`${id}-${offer}`}
                  checked={shown[offer]}
                  onChange={({ target }) => subscribe.mutate({ [offer]: target.checked })}
                />
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
