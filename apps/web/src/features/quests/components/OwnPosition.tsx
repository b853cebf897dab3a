import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { Quest, QuestPosition } from '../model'
import type { Amounts } from './useAmount'

interface OwnPositionProps {
  readonly quest: Quest
  readonly position: QuestPosition
  readonly amounts: Amounts
}

/** QST-07: the player's level, their bets, and the amounts missing for the next level and reward. */
export function OwnPosition({ quest, position, amounts }: OwnPositionProps) {
  const t = useT('quests')
  const { brand } = useSite()
  const { level, betCents, next, missingCents, part, rewarded, rewardMissingCents } = position
  const count = quest.levels.length
  const percent = Math.floor(part * 100)
  const [missing, toReward] = [amounts.format(missingCents), amounts.format(rewardMissingCents)]
  return (
    <section className="hair grid gap-x-8 gap-y-4 rounded-card bg-surface-1 p-4 lg:flex lg:items-center lg:px-6">
      <div className="flex items-center gap-4">
        <span className="hidden size-14 shrink-0 place-items-center rounded-full bg-surface-3 shadow-[inset_0_0_0_2px_var(--accent)] lg:grid">
          <img src={`/media/art/1/${brand.emblem}/128.webp`} alt="" width={40} height={40} className="size-10" />
        </span>
        <dl className="num grid flex-1 grid-cols-[auto_auto_minmax(0,1fr)] gap-x-4 lg:gap-x-8">
          <Figure name={t('own.level')}>{t('own.levelOf', { level, count })}</Figure>
          <Figure name={t('own.staked')}>{amounts.format(betCents)}</Figure>
          {rewarded?.reward && (
            <Figure name={t('own.next')} className="text-win">
              {rewarded.reward.title}
            </Figure>
          )}
        </dl>
      </div>
      <div className="num min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-4 text-14">
          <span className="text-text-2">
            {next ? t('own.toNext', { amount: missing, level: next.position }) : t('own.top')}
          </span>
          <b>{`${percent}%`}</b>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers impose their own colours on a native one */}
        <div
          role="meter"
          aria-label={t('own.label', { level: next?.position ?? level })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
        >
          <div
            className={`h-full origin-left rounded-full transition-transform duration-(--t-sheet) motion-reduce:transition-none ${next ? 'bg-accent' : 'bg-win'}`}
            style={{ transform: `scaleX(${part})` }}
          />
        </div>
        {rewarded?.reward && rewarded !== next && (
          <p className="mt-2 text-12 text-text-2">
            {t('own.toReward', { amount: toReward, reward: rewarded.reward.title })}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {t('own.level')}: {t('own.levelOf', { level, count })}
      </p>
    </section>
  )
}

interface FigureProps {
  readonly name: string
  readonly className?: string
  readonly children: string
}

const Figure = ({ name, className = '', children }: FigureProps) => (
  <div className="min-w-0">
    <dt className="text-12 text-text-2">{name}</dt>
    <dd className={`text-16 font-[680] text-pretty wrap-break-word lg:text-20 ${className}`}>{children}</dd>
  </div>
)
