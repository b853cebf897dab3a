import { useQuery } from '@tanstack/react-query'
import { playerQuery } from '../../profile/queries'
import { FairPanel } from '../components/FairPanel'
import { LastPrizes } from '../components/LastPrizes'
import { pastLootboxesQuery } from '../queries'
import { openedOf } from './plans'

/** The player's last prizes, and the proof of the last draw. */
export default function ChanceProofs() {
  const { data: player } = useQuery(playerQuery())
  const { data: past } = useQuery({ ...pastLootboxesQuery(), enabled: Boolean(player) })
  const opened = openedOf(past?.data ?? [])
  return (
    <div className="grid gap-6">
      <LastPrizes past={opened} />
      <FairPanel last={opened[0]} />
    </div>
  )
}
