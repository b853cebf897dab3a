import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { rowQuery } from '../../queries'
import { GameGrid, gridStyle } from '../listing/GameGrid'
import { useOwnList } from '../lobby/useOwnList'
import { useStudios } from '../studios/useStudios'

const maxGames = 12

/** LOB-14: suggestions while there is no text, or when nothing was found. */
export function RecommendedGames({ title, currency }: { readonly title: string; readonly currency: string | null }) {
  const id = useId()
  const studios = useStudios()
  const own = useOwnList()
  const { data, isError } = useQuery(rowQuery(own('recommended'), currency))
  if (isError) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 font-[650] text-16">
        {title}
      </h3>
      {data ? (
        <GameGrid games={data.tiles.slice(0, maxGames)} studios={studios} currency={currency} />
      ) : (
        <TilesComing />
      )}
    </section>
  )
}

export const TilesComing = () => (
  <div className={gridStyle}>
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <Skeleton key={index} className="aspect-3/4 rounded-card" />
    ))}
  </div>
)
