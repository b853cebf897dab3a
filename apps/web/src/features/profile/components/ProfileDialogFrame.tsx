import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog'
import { FormSkeleton } from '../../../ui/forms/FormSkeleton'
import { ErrorState } from '../../../ui/states/ErrorState'
import { playerFieldsQuery } from '../../site/queries'
import type { PlayerFields } from '../model'
import { type Player, playerQuery } from '../queries'

interface ProfileDialogFrameProps {
  readonly title: string
  readonly text?: string
  readonly children: (player: Player, fields: PlayerFields) => ReactNode
}

/** A dialog about the player's details; the field configuration loads inside it. */
export function ProfileDialogFrame({ title, text, children }: ProfileDialogFrameProps) {
  const { data: player } = useQuery(playerQuery())
  const { data: fields, isError, refetch, isFetching } = useQuery(playerFieldsQuery)
  return (
    <Dialog title={title}>
      {text && <p className="mb-5 text-text-2">{text}</p>}
      {player && fields && children(player, fields)}
      {!fields && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!fields && !isError && <FormSkeleton />}
    </Dialog>
  )
}
