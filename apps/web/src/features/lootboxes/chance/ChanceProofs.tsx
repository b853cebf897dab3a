import { useQuery } from '@tanstack/react-query'
import { playerQuery } from '../../profile/queries'
import { FairPanel } from '../components/FairPanel'
import { LastPrizes } from '../components/LastPrizes'
import { useSeed } from '../components/useSeed'
import { pastLootboxesQuery } from '../queries'
import { openedOf } from './plans'

/** The player's last prizes, and the proof of the last draw. */
export default function ChanceProofs() {
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const { data: past } = useQuery({ ...pastLootboxesQuery(), enabled: isPlayer })
  const opened = openedOf(past?.data ?? [])
  const [last] = opened
  const seed = useSeed(last?.id)
  return (
    <div className="grid gap-6">
      <LastPrizes past={opened} />
      <FairPanel next={undefined} last={last} seed={seed} isPlayer={isPlayer} isLocked={false} />
    </div>
  )
}
