import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { statusIn } from '../../model'
import { type Lotteries, lotteriesQuery } from '../../queries'
import { Shelf } from '../Shelf'
import { useOwnTickets, useShelves } from '../useShelves'
import { DrawnRow } from './DrawnRow'

/** The drawn lotteries, their winners, and the player's prizes. */
export default function Drawn() {
  const { data } = useQuery(lotteriesQuery())
  return data && <Rows data={data} />
}

function Rows({ data }: { readonly data: Lotteries }) {
  const t = useT('lotteries')
  const { drawn } = useShelves(data)
  const statuses = useOwnTickets()
  return (
    <Shelf title={t('list.drawn')} note={t('list.lately')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {drawn.map(({ one }) => (
          <li key={one.id}>
            <DrawnRow lottery={one} status={statusIn(statuses, one.id)} isPlayer={statuses !== undefined} />
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
