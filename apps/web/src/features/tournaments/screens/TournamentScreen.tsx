import type { ReactNode } from 'react'
import { TournamentHero } from '../components/TournamentHero'
import { useRefetchAtDeadlines, useRefetchForPlayer, useScenes } from '../components/useTournaments'
import type { Tournament } from '../model'
import { sceneOf } from '../scene'

interface TournamentScreenProps {
  readonly tournament: Tournament
  /** The name of the category whose games count. */
  readonly category: string
  /** Below the head. */
  readonly details: ReactNode
}

/** RT-19: one tournament. */
export function TournamentScreen({ tournament, category, details }: TournamentScreenProps) {
  const scene = sceneOf(tournament, useScenes())
  useRefetchAtDeadlines([tournament])
  useRefetchForPlayer()
  return (
    <>
      <TournamentHero tournament={tournament} scene={scene} category={category} />
      <div className="px-(--page-x) pt-6 pb-8 lg:pt-8">{details}</div>
    </>
  )
}
