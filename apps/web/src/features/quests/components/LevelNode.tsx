import { Check } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import type { Level, LevelState } from '../model'

interface LevelNodeProps {
  readonly level: Level
  readonly state: LevelState
  readonly isLast: boolean
  readonly amount: string
}

const circles: Readonly<Record<LevelState, string>> = {
  reached: 'size-12 bg-[color-mix(in_srgb,var(--win)_22%,var(--surface-1))] shadow-[inset_0_0_0_2px_var(--win)]',
  here: 'size-16 bg-surface-3 shadow-[inset_0_0_0_3px_var(--accent),0_0_32px_color-mix(in_srgb,var(--accent)_55%,transparent)]',
  next: 'size-14 bg-surface-2 shadow-[inset_0_0_0_2px_var(--vip-gold)]',
  ahead: 'size-11 bg-surface-2 shadow-line-2',
}

/** A level on the path: its state, its threshold, and its reward. */
export function LevelNode({ level: { position, reward, bet_cents: cents }, state, isLast, amount }: LevelNodeProps) {
  const t = useT('quests')
  const { brand } = useSite()
  const isHere = state === 'here'
  const isDone = state === 'reached' || isHere
  return (
    <>
      <span className="grid h-18 place-items-center">
        <span
          className={`relative grid place-items-center rounded-full ${isLast && !isHere ? 'size-16!' : ''} ${circles[state]}`}
        >
          {isHere ? (
            <img src={`/media/art/1/${brand.emblem}/128.webp`} alt="" width={44} height={44} className="size-11" />
          ) : reward ? (
            <img
              src={reward.image.replace('/256.', '/128.')}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className={`${isLast ? 'size-12' : 'size-8'} ${state === 'ahead' ? 'opacity-75 saturate-75' : ''}`}
            />
          ) : state === 'reached' ? (
            <Icon of={Check} className="text-win" />
          ) : (
            <b className={`num text-14 ${state === 'next' ? 'text-text' : 'text-text-2'}`}>{position}</b>
          )}
          {isDone && reward && (
            <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full bg-win text-bg">
              <Icon of={Check} size={16} className="size-3.5" />
            </span>
          )}
        </span>
      </span>
      <span className="mt-1 block text-12 font-[650] text-text lg:text-14">{t('path.level', { level: position })}</span>
      <span className="num block text-12 text-text-2">{cents === 0 ? t('path.start') : amount}</span>
      {reward && (
        <span
          className={`mt-0.5 line-clamp-2 text-12 font-medium text-balance wrap-break-word hyphens-auto ${isDone ? 'text-text-2' : 'text-warn'}`}
        >
          {reward.title}
        </span>
      )}
      <span className={isHere ? 'mt-1 text-12 font-[650] text-accent-text' : 'sr-only'}>{t(`path.${state}`)}</span>
    </>
  )
}
