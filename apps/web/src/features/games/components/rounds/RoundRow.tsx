import { ShieldCheck } from 'lucide-react'
import { formatDate } from '../../../../lib/format/date'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { useSite } from '../../../../lib/page/site'
import { Icon } from '../../../../ui/Icon'
import { iconButtonStyle } from '../../../../ui/IconButton'
import { Money } from '../../../../ui/Money'
import { pictureOf } from '../../model'
import { isOwnRound } from '../../playing/isOwnRound'
import type { Round } from '../../rounds/rounds'
import { TileArt } from '../tiles/TileArt'

/** One round: its game, time, stake, result, and the balance afterwards. */
export function RoundRow({ round }: { readonly round: Round }) {
  const t = useT('profile')
  const { locale } = useSite()
  const zone = useReaderZone()
  const href = useHref()
  const links = useListLinks()
  const { title, provider, seo_title: name, preview, currency, state } = round
  const art = preview && { ...preview, picture: pictureOf(preview, provider ?? '', name ?? '') }
  const { free_win_cents: freeWin } = round
  const isFree = freeWin !== null
  // A free spin's winnings are paid together with those of the others.
  const { balance_after_cents: balance } = round
  const net = freeWin ?? round.win_cents + round.jackpot_cents - round.bet_cents
  return (
    <li {...links} className="num flex items-center gap-3 py-2 shadow-[inset_0_-1px_0_var(--line)] last:shadow-none">
      {art ? (
        <TileArt game={art} sizes="36px" className="h-12 w-9 shrink-0 rounded-small" />
      ) : (
        <span
          className="h-12 w-9 shrink-0 rounded-small bg-surface-2"
          title={name === null && title ? undefined : t('history.gone')}
        />
      )}
      <div className="min-w-0 flex-1">
        {title && name ? (
          <a
            href={href(`/play/${provider}/${name}`)}
            aria-label={t('history.again', { title })}
            className="-my-1 block truncate py-1 font-semibold hover:underline"
          >
            {title}
          </a>
        ) : (
          <p className="truncate font-semibold">{title ?? round.identifier}</p>
        )}
        <p className="text-12 text-text-2">
          {formatDate(round.started_at, locale, 'time', zone)} · {t(isFree ? 'history.free' : 'history.stake')}{' '}
          {!isFree && <Money cents={round.bet_cents} currency={currency} />}
          {round.jackpot_cents > 0 && (
            <>
              {' · '}
              <span className="text-win">{t('history.jackpot')}</span>
            </>
          )}
        </p>
      </div>
      {state === 'finished' && balance !== null && isOwnRound(round.id) && (
        <a
          href={href(`/fairness/${round.id}`)}
          aria-label={t('history.check')}
          title={t('history.check')}
          className={iconButtonStyle({})}
        >
          <Icon of={ShieldCheck} />
        </a>
      )}
      <div className="text-right md:min-w-24">
        {state === 'finished' ? (
          <Money cents={net} currency={currency} signed className={`font-[650] ${net > 0 ? 'text-win' : ''}`} />
        ) : (
          <span className={state === 'open' ? 'font-semibold text-warn' : 'text-text-2'}>
            {t(state === 'open' ? 'history.waiting' : 'history.back')}
          </span>
        )}
        {balance !== null && (
          <p className="text-12 text-text-2">
            <span className="max-md:sr-only">{t('history.balance')} </span>
            <Money cents={balance} currency={currency} />
          </p>
        )}
      </div>
    </li>
  )
}
