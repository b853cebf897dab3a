import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { playerQuery } from '../features/profile/queries'
import { useT } from '../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../lib/links'
import { useSite } from '../lib/site'
import { buttonLook } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Logo } from '../ui/Logo'
import { AccountMenu } from './AccountMenu'
import { DialogLink } from './DialogLink'
import { SearchButton } from './SearchButton'

/** The bar on top: search, and what the visitor can do about himself. */
export function Header() {
  const { brand } = useSite()
  const { data: player } = useQuery(playerQuery())
  const href = useHref()
  const { onClick } = useListLinks()
  return (
    <header className="sticky top-0 z-20 flex h-(--header-height) items-center gap-2 border-b border-line bg-bar px-4 lg:px-6">
      <a href={href('/')} onClick={onClick} aria-label={brand.name} className="rounded-control md:hidden">
        <Logo size={28} className="max-[22.5rem]:[&>span]:sr-only" />
      </a>
      <SearchButton />
      <span className="flex-1" />
      {player ? <PlayerPart player={player} /> : <GuestPart />}
    </header>
  )
}

function GuestPart() {
  const t = useT('common')
  return (
    <>
      <DialogLink
        dialog="signIn"
        props={{}}
        to="/sign-in"
        className={buttonLook({ tone: 'second', className: 'max-md:px-3' })}
      >
        {t('auth.logIn')}
      </DialogLink>
      <DialogLink
        dialog="signUp"
        props={{}}
        to="/sign-up"
        className={buttonLook({ tone: 'action', className: 'max-md:px-3' })}
      >
        {t('auth.signUp')}
      </DialogLink>
    </>
  )
}

function PlayerPart({ player }: { player: { id: number; nickname: string | null; email: string; currency: string } }) {
  const t = useT('shell')
  return (
    <>
      <AccountMenu player={player} />
      <DialogLink
        dialog="cashbox"
        props={{ step: 'deposit' }}
        to="/deposit"
        label={t('header.deposit')}
        className={buttonLook({ tone: 'action', className: 'max-md:w-11 max-md:px-0' })}
      >
        <Icon of={Plus} />
        <span className="max-md:sr-only">{t('header.deposit')}</span>
      </DialogLink>
    </>
  )
}
