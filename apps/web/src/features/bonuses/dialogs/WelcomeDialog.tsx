import { isWelcomeOffer } from '@apogee/rules/bonuses/welcomePack'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSite } from '../../../lib/page/site'
import { toasts } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { Scene } from '../../../ui/Scene'
import { Skeleton } from '../../../ui/states/Skeleton'
import { playerQuery } from '../../profile/queries'
import { ActivateGifts, NewGifts } from '../components/NewGifts'
import { OfferFacts } from '../components/OfferCard'
import { offerView } from '../model'
import { depositOffersQuery, giftConfigQuery } from '../queries'
import { useArrivingGifts } from '../useArrivingGifts'

export interface WelcomeProps {
  /** The gift chosen at sign-up: with the first deposit, given at once, or none. */
  readonly gift: 'deposit' | 'given' | 'none'
}

/** Right after sign-up: the chosen gift, ways to go on, and that an email was sent. */
export default function WelcomeDialog({ gift }: WelcomeProps) {
  const t = useT('auth')
  const { data: player } = useQuery(playerQuery())
  useEffect(() => toasts.hold(), [])
  if (gift === 'given') return <GivenGift />
  return (
    <Sheet>
      {gift === 'deposit' && player ? (
        <DepositOffer currency={player.currency} />
      ) : (
        <p className="text-text-2">{t('welcome.ready')}</p>
      )}
    </Sheet>
  )
}

interface SheetProps {
  /** The main action; without it, to deposit is the main one. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Sheet({ action, children }: SheetProps) {
  const t = useT('auth')
  const dialogs = useDialogs()
  const { close } = useDialog()
  const { data: player } = useQuery(playerQuery())
  return (
    <Dialog
      title={t('signUp.welcome')}
      cover={<Cover title={t('signUp.welcome')} />}
      foot={
        <>
          {action}
          <div className="flex flex-wrap gap-3 *:flex-1">
            <Button
              size="large"
              tone={action ? 'tonal' : 'action'}
              onClick={() => dialogs.replace('cashbox', { step: 'deposit' })}
            >
              {t('welcome.deposit')}
            </Button>
            <Button size="large" tone="plain" onClick={close}>
              {t('welcome.look')}
            </Button>
          </div>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        {children}
        {player && !player.confirmed_at && (
          <p className="flex gap-3 text-14 text-text-2">
            <Icon of={Mail} className="text-info" />
            <span className="min-w-0 wrap-anywhere">{t('signUp.mailSent', { email: player.email })}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Cover({ title }: { readonly title: string }) {
  const { brand } = useSite()
  return (
    <div className="relative flex h-36 items-end gap-4 p-4 md:p-6 short:h-20 sideways:h-full">
      <Scene seed="welcome" width={560} height={144} planet={{ x: 0.86, y: 1.5, r: 0.75 }} />
      <p aria-hidden="true" className="display relative min-w-0 flex-1 text-24 text-balance">
        {title}
      </p>
      <img
        src={`/media/art/1/${brand.emblem}/256.webp`}
        alt=""
        width={104}
        height={104}
        className="relative mr-12 size-26 shrink-0 max-[23rem]:hidden short:hidden sideways:block"
      />
    </div>
  )
}

/** The registration bonus, which the platform grants a moment after sign-up. */
function GivenGift() {
  const t = useT('auth')
  // A new player has no other gifts.
  const { bonus, spins, isComing } = useArrivingGifts((bonuses, all) => ({ bonus: bonuses[0], spins: all[0] }))
  if (bonus || spins)
    return (
      <Sheet action={<ActivateGifts bonus={bonus} spins={spins} />}>
        <NewGifts bonus={bonus} spins={spins} />
      </Sheet>
    )
  return <Sheet>{isComing ? <Skeleton className="h-64 rounded-card" /> : <p>{t('welcome.late')}</p>}</Sheet>
}

/** The offer that is selected for the first deposit. */
function DepositOffer({ currency }: { readonly currency: string }) {
  const t = useT('auth')
  const { data: offers } = useQuery(depositOffersQuery())
  const { data: config } = useQuery(giftConfigQuery())
  if (!offers) return <Skeleton className="h-24 rounded-card" />
  const offer = offers.find(isWelcomeOffer)
  if (!offer) return <p className="text-text-2">{t('welcome.ready')}</p>
  const content = config?.contents.find(({ group_keys: keys }) => offer.group_key && keys.includes(offer.group_key))
  return (
    <div className="hair rounded-card bg-surface-2 p-4">
      <div className="flex items-center gap-4">
        <OfferFacts offer={offerView(offer, currency)} currency={currency} content={content} />
      </div>
      <p className="mt-3">{t('welcome.withDeposit')}</p>
    </div>
  )
}
