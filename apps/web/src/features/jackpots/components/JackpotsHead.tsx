import { useT } from '../../../lib/i18n/TextsProvider'
import { areExplained, jackpotsOf } from '../model'
import { CatchInfo } from './CatchInfo'
import { JackpotSlider } from './JackpotSlider'
import { Leaderboard } from './Leaderboard'
import { Perks } from './Perks'
import { useJackpots } from './useJackpots'

/** Shown above the games of a jackpot category: the pools, the winners, how to win, and why it is fair. */
export function JackpotsHead({ category }: { readonly category: string }) {
  const t = useT('jackpots')
  const { jackpots } = useJackpots()
  const shown = jackpots && jackpotsOf(jackpots, category)
  // The rules of another platform's jackpots are unknown here.
  const isOurs = !jackpots?.length || areExplained(jackpots)
  return (
    <div className="mb-8">
      <JackpotSlider isTitled title={t(category === 'mystic-jackpots' ? 'mystic' : 'title')} jackpots={shown} />
      <Leaderboard />
      {isOurs && (
        <>
          <CatchInfo jackpots={shown} />
          <Perks />
        </>
      )}
    </div>
  )
}
