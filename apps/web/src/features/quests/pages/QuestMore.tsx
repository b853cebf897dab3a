import { QuestRules } from '../components/QuestRules'
import { useAmount } from '../components/useAmount'
import { useQuests } from '../components/useQuests'
import { type Quest, questBySlug } from '../model'
import { QuestGames } from './QuestGames'

/** The games whose bets count, and the rules of a quest. */
export default function QuestMore({ slug }: { readonly slug: string }) {
  const { quests, player, time } = useQuests()
  const quest = quests && questBySlug(quests, slug, time.nowMs)
  return quest && <More quest={quest} currency={player?.currency ?? null} />
}

function More({ quest, currency }: { readonly quest: Quest; readonly currency: string | null }) {
  return (
    <>
      <QuestGames quest={quest} currency={currency} />
      <QuestRules quest={quest} amounts={useAmount(quest.currency)} />
    </>
  )
}
