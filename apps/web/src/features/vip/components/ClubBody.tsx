import { Compare } from './Compare'
import { NextStatus } from './NextStatus'
import { QuarterBars } from './QuarterBars'
import { useVip } from './useVip'

/** Below the ladder: the player's quarter, the next status and all statuses compared. */
export default function ClubBody({ guestCurrency }: { readonly guestCurrency: string }) {
  const vip = useVip(guestCurrency)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6 ${vip.isPlayer ? 'md:grid-cols-2 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_minmax(0,1fr)]' : ''}`}
      >
        {vip.isPlayer && <QuarterBars vip={vip} />}
        <div className={`grid empty:hidden ${vip.isPlayer ? 'md:col-span-2 xl:col-span-1' : ''}`}>
          <NextStatus vip={vip} />
        </div>
      </div>
      <Compare vip={vip} />
    </div>
  )
}
