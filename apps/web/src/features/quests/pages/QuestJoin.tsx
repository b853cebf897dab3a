import { useT } from '../../../lib/i18n/TextsProvider'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { useJoinQuest } from '../mutations'

export default function QuestJoin({ id }: { readonly id: number }) {
  const t = useT('quests')
  const join = useJoinQuest({ id })
  return (
    <Button
      tone="action"
      size="large"
      waiting={join.isPending}
      onClick={() =>
        join.mutate(undefined, {
          onError: () => toast({ kind: 'error', id: 'quest', title: t('page.joinFailed') }),
        })
      }
    >
      {t('page.join')}
    </Button>
  )
}
