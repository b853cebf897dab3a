import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { useT } from '../../lib/i18n/TextsProvider'
import type { Texts } from '../../lib/i18n/texts'
import { type DialogEntry, dialogControls, setDialogPaths } from '../../lib/navigation/dialogs'
import { reloadOnce } from '../../lib/navigation/reloadOnce'
import { toast } from '../../lib/toasts'
import { mustFinishSignUp } from '../session/mustFinishSignUp'

const host = () => import('./DialogHost')
setDialogPaths(() => host().then(({ pathOf }) => pathOf))

/** Starts loading a dialog and its texts, when its trigger is hovered. */
export function preloadDialog(name: DialogEntry['name'], texts: Texts): void {
  void host().then(
    ({ loadDialog }) => loadDialog(name, texts),
    // A failed preload loads again when the dialog opens.
    () => undefined,
  )
}

/** Placeholder for the dialog host. Most pages open no dialog, so the host loads with the first one. */
export function DialogGate() {
  const t = useT('common')
  const router = useRouter()
  const { data: player } = useQuery(playerQuery())
  const isAsked = useRouterState({
    select: ({ location, matches }) =>
      (location.state.dialogs?.length ?? 0) > 0 ||
      matches.at(-1)?.staticData.dialog !== undefined ||
      mustFinishSignUp(player, location.pathname),
  })
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!isAsked || Host) return
    let isOver = false
    host().then(
      ({ DialogHost }) => isOver || setHost(() => DialogHost),
      (error: unknown) => {
        if (isOver || reloadOnce(error)) return
        toast({ kind: 'error', id: 'dialog', title: t('state.lost'), text: t('state.lostText') })
        dialogControls(router).close()
      },
    )
    return () => {
      isOver = true
    }
  }, [isAsked, Host, router, t])
  return Host ? <Host /> : null
}
