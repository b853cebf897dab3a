import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { Globe, LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSignOut } from '../../features/auth/mutations'
import { playerQuery } from '../../features/profile/queries'
import { accountsQuery } from '../../features/wallet/queries'
import { useDialogs } from '../../lib/dialogs'
import { formatDate } from '../../lib/format/date'
import { localeNames } from '../../lib/i18n/locales'
import { useT } from '../../lib/i18n/TextsProvider'
import { useSite } from '../../lib/site'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Money } from '../../ui/Money'
import { groupsOf, isCurrent } from '../nav'

const line =
  'flex h-12 w-full items-center gap-3 rounded-control px-3 font-medium text-text-2 hover:bg-surface-2 hover:text-text aria-[current=page]:bg-surface-3 aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent-text'
// NAV-22: minutes are shown, so a tick every 15 s is never more than that late.
const clockMs = 15_000

/** NAV-18 to NAV-23: the phone's menu, from the right edge; a swipe or a press outside closes it. */
export default function MenuDialog() {
  const t = useT('shell')
  const { data: player } = useQuery(playerQuery())
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Dialog title={t('menu.title')} form="side" foot={<MenuFoot />}>
      {player ? <BalanceCard currency={player.currency} /> : <GuestCard />}
      <nav aria-label={t('nav.label')} className="-mx-3 mt-4">
        {groupsOf('menu').map((group) => (
          <ul key={group[0]?.key} className="border-line not-first:mt-2 not-first:border-t not-first:pt-2">
            {group.map((item) => (
              <li key={item.key}>
                <Link {...item.target} className={line} aria-current={isCurrent(item, path) ? 'page' : undefined}>
                  <Icon of={item.icon} />
                  {t(`nav.${item.key}`)}
                </Link>
              </li>
            ))}
          </ul>
        ))}
        {player && <LogOutLine />}
      </nav>
    </Dialog>
  )
}

function BalanceCard({ currency }: { currency: string }) {
  const t = useT('shell')
  const dialogs = useDialogs()
  const { data: accounts } = useQuery(accountsQuery())
  const account = accounts?.find((one) => one.currency === currency)
  return (
    <div className="rounded-card bg-surface-2 p-4 shadow-line">
      <p className="text-12 text-text-2">{t('header.balance')}</p>
      <p className="mb-3 text-24 font-bold">
        {account && <Money live cents={account.amount_cents} currency={account.currency} />}
      </p>
      <Button block tone="tonal" onClick={() => dialogs.replace('cashbox', {})}>
        {t('header.cashbox')}
      </Button>
    </div>
  )
}

function GuestCard() {
  const t = useT('shell')
  const common = useT('common')
  const dialogs = useDialogs()
  return (
    <div className="rounded-card bg-surface-2 p-4 shadow-line">
      <p className="mb-3 text-text-2">{t('menu.guest')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => dialogs.replace('signIn', {})} className="px-2">
          {common('auth.logIn')}
        </Button>
        <Button tone="action" onClick={() => dialogs.replace('signUp', {})} className="px-2">
          {common('auth.signUp')}
        </Button>
      </div>
    </div>
  )
}

function LogOutLine() {
  const common = useT('common')
  const logOut = useSignOut()
  return (
    <button type="button" className={line} onClick={() => logOut.mutate()}>
      <Icon of={LogOut} />
      {common('auth.logOut')}
    </button>
  )
}

function MenuFoot() {
  const t = useT('shell')
  const { locale } = useSite()
  const dialogs = useDialogs()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), clockMs)
    return () => clearInterval(tick)
  }, [])
  return (
    <div className="flex items-center justify-between gap-4 text-text-2">
      <button
        type="button"
        onClick={() => dialogs.open('language')}
        className="-ml-3 flex h-11 items-center gap-2 rounded-control px-3 hover:bg-surface-2 hover:text-text"
      >
        <Icon of={Globe} />
        {localeNames[locale]}
      </button>
      <p>
        <span className="sr-only">{t('menu.localTime')}: </span>
        <time className="num font-semibold text-text" dateTime={new Date(now).toISOString()}>
          {formatDate(now, locale, 'time')}
        </time>
      </p>
    </div>
  )
}
