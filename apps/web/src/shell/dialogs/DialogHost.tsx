import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { recall } from '../../lib/browser/storage'
import { useT } from '../../lib/i18n/TextsProvider'
import type { Texts } from '../../lib/i18n/texts'
import { type DialogEntry, dialogControls } from '../../lib/navigation/dialogs'
import { reloadOnce } from '../../lib/navigation/reloadOnce'
import { useSite } from '../../lib/page/site'
import { toast } from '../../lib/toasts'
import { DialogContext } from '../../ui/dialog/dialogContext'
import { Progress } from '../frame/Progress'
import { withTerms } from '../page/withTerms'
import { mustFinishSignUp } from '../session/mustFinishSignUp'
import { allowed, mergeShown, routeDialog, type ShownDialog, withoutClosed } from './dialogStack'
import { dialogs } from './dialogs'
import { hashAction } from './hashAction'

type Lazy = ComponentType<object>
const loaded = new Map<string, Lazy>()

export { pathOf } from './dialogs'

export function loadDialog(name: DialogEntry['name'], texts: Texts): void {
  // A failed preload loads again when the dialog opens.
  void Promise.all([dialogs[name].load(), texts.need(...dialogs[name].areas)]).catch(() => undefined)
}

function lazyDialog(name: DialogEntry['name'], texts: Texts): Lazy {
  let component = loaded.get(name)
  if (!component) {
    const { load, areas } = dialogs[name]
    // In the registry, a name's component takes that name's props.
    component = lazy(async () => (await Promise.all([load(), texts.need(...areas)]))[0] as { default: Lazy })
    loaded.set(name, component)
  }
  return component
}

/** Renders the open dialogs of the current history entry, stacked (MOD-06), and lets closing ones animate out. */
export function DialogHost() {
  const { data: player } = useQuery(playerQuery())
  const inHistory = useRouterState({ select: (state) => state.location.state.dialogs })
  const ofRoute = useRouterState({ select: (state) => state.matches.at(-1)?.staticData })
  const search = useRouterState({ select: (state) => state.location.search, structuralSharing: true })
  // An entry whose hash triggers an action has no dialogs and is about to be replaced.
  const isPassing = useRouterState({ select: ({ location: { hash } }) => hashAction(hash, {}) !== undefined })
  const isHeldUp = useRouterState({ select: (state) => mustFinishSignUp(player, state.location.pathname) })
  const [shown, setShown] = useState<readonly ShownDialog[]>([])
  const [open, setOpen] = useState<readonly DialogEntry[]>([])

  useEffect(() => {
    if (isPassing) return
    const ofAddress = ofRoute && routeDialog({ staticData: ofRoute }, search)
    const wanted = [...(ofAddress ? [ofAddress] : []), ...((inHistory ?? []) as readonly DialogEntry[])]
    const permitted = allowed(wanted, player ? 'player' : recall('auth.hasLoggedIn') ? 'knownGuest' : 'guest')
    const next = isHeldUp ? withTerms(permitted) : permitted
    setOpen(next)
    setShown((old) => mergeShown(old, next))
  }, [inHistory, ofRoute, search, player, isHeldUp, isPassing])

  const onClosed = (key: string) => setShown((old) => withoutClosed(old, key))
  const within = (parent?: string): ReactNode =>
    shown
      .filter((one) => one.within === parent)
      .map(({ entry }) => (
        <OpenDialog
          key={entry.key}
          entry={entry}
          isOpen={open.some(({ key }) => key === entry.key)}
          isTop={entry.key === open.at(-1)?.key}
          onClosed={() => onClosed(entry.key)}
          above={within(entry.key)}
        />
      ))
  return within()
}

interface OpenDialogProps {
  entry: DialogEntry
  isOpen: boolean
  isTop: boolean
  onClosed: () => void
  above: ReactNode
}

function OpenDialog({ entry, isOpen, isTop, onClosed, above }: OpenDialogProps) {
  const t = useT('common')
  const router = useRouter()
  const { texts } = useSite()
  const Content = lazyDialog(entry.name, texts)
  const close = () => {
    if (isTop && entry.name !== 'terms') dialogControls(router).close(entry.key)
  }
  const onCatch = (error: unknown) => {
    if (reloadOnce(error)) return
    // Forget a chunk that failed to load, so that the next attempt requests it again.
    loaded.delete(entry.name)
    toast({ kind: 'error', id: 'dialog', title: t('state.lost'), text: t('state.lostText') })
    close()
  }
  return (
    <DialogContext value={{ isOpen, close, onClosed, above }}>
      <CatchBoundary getResetKey={() => entry.key} onCatch={onCatch} errorComponent={() => null}>
        <Suspense fallback={<Progress isActive />}>
          <Content {...entry.props} />
        </Suspense>
      </CatchBoundary>
    </DialogContext>
  )
}
