import { OwnPosition } from '../components/OwnPosition'
import { useAmount } from '../components/useAmount'
import { type Quests, useQuests } from '../components/useQuests'
import { positionIn, progressIn, type Quest, questBySlug } from '../model'

/** The player's progress in a quest. */
export default function QuestOwn({ slug }: { readonly slug: string }) {
  const { quests, own, time } = useQuests()
  const quest = quests && questBySlug(quests, slug, time.nowMs)
  return quest && <Own quest={quest} own={own} />
}

function Own({ quest, own }: { readonly quest: Quest; readonly own: Quests['own'] }) {
  const amounts = useAmount(quest.currency)
  const progress = progressIn(own, quest.frontend_identifier)
  return progress && <OwnPosition quest={quest} position={positionIn(quest, progress)} amounts={amounts} />
}
