import { RewardList } from '../components/RewardList'
import { useAmount } from '../components/useAmount'
import { type Quests, useQuests } from '../components/useQuests'
import { positionIn, progressIn, type Quest, questBySlug, statusAt } from '../model'

/** The rewards of a quest, with the player's progress. */
export default function QuestRewards({ slug }: { readonly slug: string }) {
  const all = useQuests()
  const quest = all.quests && questBySlug(all.quests, slug, all.time.nowMs)
  return quest && <Rewards quest={quest} all={all} />
}

function Rewards({ quest, all }: { readonly quest: Quest; readonly all: Quests }) {
  const progress = progressIn(all.own, quest.frontend_identifier)
  return (
    <RewardList
      quest={quest}
      progress={progress}
      position={positionIn(quest, progress)}
      amounts={useAmount(quest.currency)}
      isOver={statusAt(quest, all.time.nowMs) === 'archive'}
    />
  )
}
