import { levelOf } from '@apogee/rules/loyalty/level'
import { firstGraphemes } from '@apogee/rules/validation/text/graphemes'
import { badgeNameOf, vipRankOf } from '@apogee/rules/vip/statuses'
import { BadgeCheck, CircleDashed } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { useHere } from '../../../ui/forms/useHere'
import { Tag } from '../../../ui/Tag'
import { shownName } from '../model'
import type { Player } from '../queries'

const levels = 12

/** RT-22: the player's name, level, verification status and login time. */
export function AccountHead({ player }: { readonly player: Player }) {
  const t = useT('profile')
  const shell = useT('shell')
  const { locale } = useSite()
  const zone = useReaderZone()
  const isHere = useHere()
  const name = shownName(player)
  const groups = player.statuses.map(({ id }) => id)
  const rank = vipRankOf(groups)
  const level = levelOf(groups)
  const badge = badgeNameOf(groups)
  const isVerified = player.verified || player.sumsub_verified === true
  const { current_sign_in_at: signedIn } = player
  return (
    <header className="flex items-center gap-4 py-2">
      <span className="relative shrink-0">
        <span
          aria-hidden="true"
          className="display grid size-16 place-items-center rounded-full bg-surface-3 text-24 text-accent-text shadow-selected"
        >
          {firstGraphemes(name, 1).toUpperCase()}
        </span>
        {(rank ?? level) !== undefined && (
          <img
            src={`/media/status/${rank ?? `level_${level}`}.svg`}
            alt=""
            width={28}
            height={28}
            className="absolute -right-1 -bottom-1 size-7"
          />
        )}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="truncate text-20 font-[680]">{name}</p>
          <Tag tone={isVerified ? 'win' : 'mute'} icon={isVerified ? BadgeCheck : CircleDashed}>
            {t(isVerified ? 'head.verified' : 'head.unverified')}
          </Tag>
        </div>
        <p className="num text-14 text-text-2">
          {[
            badge && shell(`rank.${badge}`),
            level !== undefined && t('head.level', { level, levels }),
            t('page.since', { month: formatDate(player.created_at, locale, 'month', 'UTC') }),
            // The server does not know the reader's time zone.
            isHere && signedIn && t('head.signedIn', { time: formatDate(signedIn, locale, 'dayTime', zone) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </header>
  )
}
