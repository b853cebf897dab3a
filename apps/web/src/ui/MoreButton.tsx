import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './Button'

interface MoreButtonProps {
  readonly list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  readonly label: string
  readonly waitingLabel: string
}

/** Loads the next page of a list, while there is one. */
export const MoreButton = ({ list, label, waitingLabel }: MoreButtonProps) =>
  list.hasNextPage && (
    <Button
      className="justify-self-center"
      waiting={list.isFetchingNextPage}
      waitingLabel={waitingLabel}
      onClick={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  )
