import { levelOf } from '@apogee/rules/loyalty/level'
import { badgeNameOf } from '@apogee/rules/vip/statuses'
import { BadgeCheck, CircleDashed, Pencil } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { shipOfPlayer, shipPicture } from '../../../lib/shipPicture'
import { FactLine } from '../../../ui/FactLine'
import { useHere } from '../../../ui/forms/useHere'
import { Icon } from '../../../ui/Icon'
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
  const level = levelOf(groups)
  const badge = badgeNameOf(groups)
  const isVerified = player.verified || player.sumsub_verified === true
  const { current_sign_in_at: signedIn } = player
  const facts = [
    badge && shell(`rank.${badge}`),
    level !== undefined && t('head.level', { level, levels }),
    t('page.since', { month: formatDate(player.created_at, locale, 'month', 'UTC') }),
    // The server does not know the reader's time zone.
    isHere && signedIn && t('head.signedIn', { time: formatDate(signedIn, locale, 'dayTime', zone) }),
  ]
  return (
    <header className="flex items-center gap-4 py-2">
      <ShipButton player={player} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="truncate text-20 font-[680]">{name}</p>
          <Tag tone={isVerified ? 'win' : 'mute'} icon={isVerified ? BadgeCheck : CircleDashed}>
            {t(isVerified ? 'head.verified' : 'head.unverified')}
          </Tag>
        </div>
        <p className="num text-14 text-text-2">
          <FactLine facts={facts} />
        </p>
      </div>
    </header>
  )
}

/** The player's ship, which they may change; only its picture on a platform that sends none. */
function ShipButton({ player }: { readonly player: Player }) {
  const t = useT('profile')
  const dialogs = useDialogs()
  const picture = (
    <img
      src={shipPicture(shipOfPlayer(player))}
      alt=""
      width={64}
      height={64}
      className="size-16 shrink-0 rounded-full bg-surface-3 shadow-selected"
    />
  )
  if (player.ship === undefined) return picture
  return (
    <button
      type="button"
      aria-label={t('ship.change')}
      title={t('ship.change')}
      onClick={() => dialogs.open('ship')}
      className="relative shrink-0 rounded-full"
    >
      {picture}
      <span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full bg-surface-2 text-text-2 shadow-line">
        <Icon of={Pencil} size={14} />
      </span>
    </button>
  )
}
