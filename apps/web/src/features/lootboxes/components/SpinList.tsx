import type { WireLootbox } from '@apogee/contract/lootboxes'
import { availabilityOf } from '@apogee/rules/lootboxes/boxes'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { wonPrize } from '../model'
import { Ends } from './Ends'
import { usePrizeText } from './usePrizeText'

const sources: Readonly<Record<WireLootbox['strategy'], string>> = {
  deposit: 'star',
  exchange: 'coin',
  registration: 'party-popper',
  level: 'trophy',
  status: 'wrapped-gift',
  campaign: 'confetti-ball',
  operator: 'wrapped-gift',
}

interface SpinListProps {
  readonly spins: readonly WireLootbox[]
  /** LB-08: used today. */
  readonly spun: readonly WireLootbox[]
}

/** LB-09: the player's spins, with their source and expiry, and those they have used today. */
export function SpinList({ spins, spun }: SpinListProps) {
  const t = useT('lootboxes')
  const { brand } = useSite()
  if (spins.length + spun.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-16 font-[650]">{t('spins.title')}</h2>
      <ul className="grid gap-2">
        {[...spins, ...spun].map((box) => (
          <li
            key={box.id}
            data-availability={availabilityOf(box.stage)}
            className={`hair flex min-h-16 items-center gap-3 rounded-card bg-surface-2/90 px-3 py-2 ${box.stage === 'activated' ? 'text-text-2' : ''}`}
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-linear-150 from-(--wheel-1) to-(--wheel-3)">
              <img
                src={`/media/art/1/${box.strategy === 'exchange' ? (brand.coin ?? 'coin') : (sources[box.strategy] ?? sources.operator)}/64.webp`}
                alt=""
                width={28}
                height={28}
              />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-[620]">{box.title}</span>
              <span className="num block text-12 text-text-2">{box.reason}</span>
            </span>
            {box.stage === 'activated' ? <Used box={box} /> : <Ends at={box.valid_until} className="text-right" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Used({ box }: { readonly box: WireLootbox }) {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const words = usePrizeText()
  const prize = wonPrize(box)
  return (
    <span className="num shrink-0 text-right">
      <span className="block text-12">{t('spins.used')}</span>
      {prize && (
        <button
          type="button"
          onClick={() => dialogs.open('wheelWon', { id: box.id })}
          className="inline-block min-h-6 font-[620] text-accent-text hover:text-text"
        >
          {words.name(prize)}
        </button>
      )}
    </span>
  )
}
