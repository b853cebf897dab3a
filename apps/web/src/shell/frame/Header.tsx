import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { playerQuery } from '../../features/profile/queries'
import { deferHydration } from '../../lib/delivery'
import { useT } from '../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../lib/navigation/links'
import { useSite } from '../../lib/page/site'
import { buttonStyle } from '../../ui/buttonStyle'
import { DialogLink } from '../dialogs/DialogLink'
import { BrandLogo } from './BrandLogo'
import { SearchButton } from './SearchButton'
import { SupportLink } from './SupportLink'

// Guests never load it.
const PlayerArea = deferHydration(
  'player',
  import.meta.env.SSR ? (await import('../account/PlayerArea')).default : undefined,
  () => import('../account/PlayerArea'),
)

/** The top bar: search, and the visitor's account or sign-in. */
export function Header() {
  const { brand } = useSite()
  const { data: player } = useQuery(playerQuery())
  const href = useHref()
  const links = useListLinks()
  return (
    <header
      {...links}
      className="sticky top-0 z-20 flex h-(--header-height) items-center gap-1 border-b border-line bg-bar px-(--page-x) md:gap-2"
    >
      <a href={href('/')} aria-label={brand.name} className="min-w-7 shrink-[9999] rounded-control md:hidden">
        <BrandLogo variant="mobile" size={28} isTight />
      </a>
      <SearchButton />
      <span className="flex-1" />
      {player ? <PlayerArea /> : <GuestArea />}
    </header>
  )
}

/**
 * NAV-13. Where the law forbids play, guests are not invited to sign up (ROLE-13), and account holders learn why
 * (GD-04).
 */
function GuestArea() {
  const t = useT('common')
  const { isRestricted } = useSite()
  // Only one primary button per view.
  const hasOwnAction = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.hasGuestAction === true })
  return (
    <>
      <SupportLink className="max-[22.5rem]:hidden" />
      <DialogLink
        dialog="signIn"
        props={{}}
        to="/sign-in"
        className={buttonStyle({ tone: 'second', className: 'max-md:px-3' })}
      >
        {t('auth.logIn')}
      </DialogLink>
      {!isRestricted && (
        <DialogLink
          dialog="signUp"
          props={{}}
          to="/sign-up"
          className={buttonStyle({ tone: hasOwnAction ? 'tonal' : 'action', className: 'max-md:px-3' })}
        >
          {t('auth.signUp')}
        </DialogLink>
      )}
    </>
  )
}
