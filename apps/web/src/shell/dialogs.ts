import type { ComponentType } from 'react'
import type { TwoFactorDialogProps } from '../features/auth/dialogs/TwoFactorDialog'
import type { CancelGiftProps } from '../features/bonuses/dialogs/CancelGiftDialog'
import type { CancelSpinsProps } from '../features/bonuses/dialogs/CancelSpinsDialog'
import type { DeclineOfferProps } from '../features/bonuses/dialogs/DeclineOfferDialog'
import type { WageringProps } from '../features/bonuses/dialogs/WageringDialog'
import type { DepositResultProps } from '../features/cashbox/dialogs/DepositResultDialog'
import type { RecallProps } from '../features/cashbox/dialogs/RecallDialog'
import type { Shelf } from '../features/games/listing'
import type { JackpotWinProps } from '../features/jackpots/dialogs/JackpotWinDialog'
import type { LimitEditProps } from '../features/limits/components/useLimitForm'
import type { LimitBreakProps } from '../features/limits/dialogs/LimitBreakDialog'
import type { ExchangeDialogProps } from '../features/loyalty/dialogs/ExchangeDialog'
import type { ResultDialogProps } from '../features/loyalty/dialogs/ResultDialog'
import { type CashboxStep, cashboxPaths } from '../lib/cashboxSteps'
import type { DialogName, Dialogs } from '../lib/dialogs'
import type { Area } from '../lib/i18n/messages'
import { writePlainSearch } from '../lib/searchParams'

declare module '../lib/dialogs' {
  interface Dialogs {
    menu: Record<string, never>
    language: Record<string, never>
    /** `isOver`: a session has ended (OPEN-85). */
    signIn: { readonly redirect?: string; readonly isOver?: true }
    signUp: { readonly redirect?: string }
    remind: { readonly redirect?: string }
    newPassword: { readonly token: string }
    confirmation: { readonly token: string }
    unlock: { readonly token: string }
    twoFactor: TwoFactorDialogProps
    search: Record<string, never>
    /** What the listing underneath is narrowed to stands in its address; the shelf says what there is to choose from. */
    filters: Shelf
    /** `isAsked`: the popup that asks for the player's data comes before it, and not again (GD-08). */
    /** `bonus`: the offer that is chosen when it opens. */
    cashbox: { readonly step?: CashboxStep; readonly isAsked?: true; readonly bonus?: string }
    depositResult: DepositResultProps
    /** `context`: deposit, cashout, edition or a game provider's own; `next`: the path the player was on his way to. */
    personalInfo: { readonly context: string; readonly next?: string }
    profileData: Record<string, never>
    currency: Record<string, never>
    result: ResultDialogProps
    exchange: ExchangeDialogProps
    /** MOD-13; opened by the host alone. */
    terms: Record<string, never>
    support: Record<string, never>
    limits: Record<string, never>
    /** Without a kind it is asked for; without a period the next free one is offered. */
    limitEdit: LimitEditProps
    limitBreak: LimitBreakProps
    newProvider: { readonly provider: string }
    iosExit: Record<string, never>
    realityCheck: Record<string, never>
    /** The second button of a banner. */
    bannerPopup: { readonly id: string }
    specialSlot: { readonly identifier: string }
    jackpotWin: JackpotWinProps
    jackpotDraw: { readonly id: number }
    recallWithdrawal: RecallProps
    cancelGift: CancelGiftProps
    cancelSpins: CancelSpinsProps
    declineOffer: DeclineOfferProps
    wagering: WageringProps
  }
}

interface DialogSpec<N extends DialogName> {
  readonly load: () => Promise<{ default: ComponentType<Dialogs[N]> }>
  /** Texts it needs beside `common` and `shell`. */
  readonly areas: readonly Area[]
  /** Its own address, shown while it is open (RT-46, RT-10 ...). */
  readonly path?: (props: Dialogs[N]) => string
  /** Who may see it: a guest is led to sign-up instead, a player is led nowhere. */
  readonly who?: 'player' | 'guest'
}

/** The page a guest was on their way to stays in the address: a reload keeps it. */
const withRedirect = (path: string, redirect: string | undefined): string => path + writePlainSearch({ redirect })

/** Every dialog of the product. One line to add one, and its props above. */
export const dialogs: { readonly [N in DialogName]: DialogSpec<N> } = {
  menu: { load: () => import('./dialogs/MenuDialog'), areas: [] },
  language: { load: () => import('./dialogs/LanguageDialog'), areas: [] },
  signIn: {
    load: () => import('../features/auth/dialogs/SignInDialog'),
    areas: ['auth', 'errors'],
    path: ({ isOver, redirect }) => (isOver ? '/login' : withRedirect('/sign-in', redirect)),
    who: 'guest',
  },
  signUp: {
    load: () => import('../features/auth/dialogs/SignUpDialog'),
    areas: ['auth', 'errors'],
    path: ({ redirect }) => withRedirect('/sign-up', redirect),
    who: 'guest',
  },
  remind: {
    load: () => import('../features/auth/dialogs/RemindDialog'),
    areas: ['auth', 'errors'],
    path: ({ redirect }) => withRedirect('/remind', redirect),
    who: 'guest',
  },
  // The token of a mailed link stands in its address only: neither is shown over another page.
  newPassword: { load: () => import('../features/auth/dialogs/NewPasswordDialog'), areas: ['auth', 'errors'] },
  confirmation: { load: () => import('../features/auth/dialogs/ConfirmationDialog'), areas: ['auth'] },
  unlock: { load: () => import('../features/auth/dialogs/UnlockDialog'), areas: ['auth'] },
  twoFactor: {
    load: () => import('../features/auth/dialogs/TwoFactorDialog'),
    areas: ['auth', 'errors'],
    who: 'player',
  },
  search: { load: () => import('../features/games/dialogs/SearchDialog'), areas: ['games'] },
  filters: { load: () => import('../features/games/dialogs/FiltersDialog'), areas: ['games'] },
  cashbox: {
    load: () => import('../features/cashbox/dialogs/CashboxDialog'),
    areas: ['cashbox', 'bonuses', 'errors'],
    path: ({ step }) => (step ? cashboxPaths[step] : '/cashbox'),
    who: 'player',
  },
  depositResult: {
    load: () => import('../features/cashbox/dialogs/DepositResultDialog'),
    areas: ['cashbox', 'bonuses'],
    who: 'player',
  },
  recallWithdrawal: {
    load: () => import('../features/cashbox/dialogs/RecallDialog'),
    areas: ['cashbox', 'errors'],
    who: 'player',
  },
  personalInfo: {
    load: () => import('../features/profile/dialogs/PersonalInfoDialog'),
    areas: ['profile', 'errors'],
    who: 'player',
  },
  profileData: {
    load: () => import('../features/profile/dialogs/ProfileDataDialog'),
    areas: ['profile', 'errors'],
    who: 'player',
  },
  currency: {
    load: () => import('../features/wallet/dialogs/CurrencyDialog'),
    areas: ['wallet', 'errors'],
    who: 'player',
  },
  terms: { load: () => import('../features/auth/dialogs/TermsDialog'), areas: ['auth', 'errors'], who: 'player' },
  support: { load: () => import('../features/support/dialogs/SupportDialog'), areas: ['support', 'errors'] },
  limits: { load: () => import('../features/limits/dialogs/LimitsDialog'), areas: ['limits', 'errors'], who: 'player' },
  limitEdit: {
    load: () => import('../features/limits/dialogs/LimitEditDialog'),
    areas: ['limits', 'errors'],
    who: 'player',
  },
  limitBreak: {
    load: () => import('../features/limits/dialogs/LimitBreakDialog'),
    areas: ['limits', 'errors'],
    who: 'player',
  },
  newProvider: {
    load: () => import('../features/notifications/dialogs/NewProviderDialog'),
    areas: ['notifications'],
    who: 'player',
  },
  realityCheck: {
    load: () => import('../features/games/dialogs/RealityCheckDialog'),
    areas: ['games', 'errors'],
    who: 'player',
  },
  bannerPopup: { load: () => import('../features/games/dialogs/BannerPopupDialog'), areas: ['games'] },
  specialSlot: { load: () => import('../features/games/dialogs/SpecialSlotDialog'), areas: ['games'] },
  iosExit: { load: () => import('../features/notifications/dialogs/IosExitDialog'), areas: ['notifications'] },
  jackpotWin: {
    load: () => import('../features/jackpots/dialogs/JackpotWinDialog'),
    areas: ['jackpots'],
    who: 'player',
  },
  jackpotDraw: { load: () => import('../features/jackpots/dialogs/JackpotDrawDialog'), areas: ['jackpots'] },
  cancelGift: {
    load: () => import('../features/bonuses/dialogs/CancelGiftDialog'),
    areas: ['bonuses'],
    who: 'player',
  },
  cancelSpins: {
    load: () => import('../features/bonuses/dialogs/CancelSpinsDialog'),
    areas: ['bonuses'],
    who: 'player',
  },
  declineOffer: {
    load: () => import('../features/bonuses/dialogs/DeclineOfferDialog'),
    areas: ['bonuses'],
    who: 'player',
  },
  wagering: { load: () => import('../features/bonuses/dialogs/WageringDialog'), areas: ['bonuses'], who: 'player' },
  exchange: { load: () => import('../features/loyalty/dialogs/ExchangeDialog'), areas: ['loyalty'] },
  result: { load: () => import('../features/loyalty/dialogs/ResultDialog'), areas: ['loyalty'], who: 'player' },
}

/** The address a dialog shows while it is open, if it has one of its own. */
export function pathOf(name: DialogName, props: object): string | undefined {
  const { path } = dialogs[name]
  // `path` takes the props of its own name, which the union of all names hides.
  return (path as ((props: object) => string) | undefined)?.(props)
}
