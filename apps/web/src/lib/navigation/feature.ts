import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Area } from '../i18n/messages'
import type { Handlers } from '../realtime/registry'
import type { DialogName, Dialogs } from './dialogs'
import type { RouteFacts } from './routeFacts'

interface DialogSpec<N extends DialogName> {
  readonly load: () => Promise<{ default: ComponentType<Dialogs[N]> }>
  /** Texts it needs besides `common` and `shell`. */
  readonly areas: readonly Area[]
  /** Its own address, shown while it is open (RT-46, RT-10 ...). */
  readonly path?: (props: Dialogs[N]) => string
  /** The facts the guards judge by when it opens on a page. */
  readonly facts?: (props: Dialogs[N]) => RouteFacts
  /** The visitors who may see it: guests are sent to sign-up instead, players are sent nowhere. */
  readonly who?: 'player' | 'guest'
  /** The parameter of its address with the token of an emailed link: its prop `token`. */
  readonly token?: string
}

export type DialogSpecs = { readonly [N in DialogName]: DialogSpec<N> }

/**
 * The parts a feature adds to the shell besides its pages. All of them load on demand, so a manifest lists imports but
 * runs none. The shell finds it in `features/all.ts`.
 */
export interface Feature {
  readonly dialogs?: Partial<DialogSpecs>
  /** How realtime messages update its data. */
  readonly events?: () => Promise<Handlers>
  /** Some of these messages are public: guests load them too. */
  readonly hasPublicEvents?: true
  /** Reloads additional data when messages may have been missed: data that is not in the query cache. */
  readonly missed?: () => Promise<(playerId: number, cache: QueryClient) => unknown>
  /** Renders nothing and watches for popups that open automatically; loaded for players when the page is idle. */
  readonly popups?: () => Promise<{ default: ComponentType }>
}

/** Keeps the literal types of a manifest, so that a dialog name without a dialog does not compile. */
export const feature = <const F extends Feature>(manifest: F): F => manifest
