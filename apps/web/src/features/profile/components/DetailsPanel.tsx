import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { playerFieldsQuery } from '../../site/queries'
import { fieldsOf } from '../model'
import type { Player } from '../queries'
import { DetailsForm } from './DetailsForm'

/** PROF-10: the player's details, editable. */
export function DetailsPanel({ player }: { readonly player: Player | null }) {
  const { data: config, isError, refetch, isFetching } = useQuery(playerFieldsQuery)
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!player || !config) return <Skeleton className="h-150 rounded-card" />
  const fields = fieldsOf(config, 'edition', player).filter(({ kind }) => kind !== 'check')
  return <DetailsForm key={player.id} player={player} fields={fields} />
}
