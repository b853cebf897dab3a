import { textOf } from '../../core/content/texts.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { sendNotification } from '../notifications/public.ts'
import { addresseeOf } from '../profile/public.ts'
import type { CompetitionPrize, TournamentRow } from '../tournaments/public.ts'
import { readQuestDefinition } from './questDefinition.ts'
import { rewardTitle } from './rewardText.ts'

const dayMs = 86_400_000
/** Lifetime of a notification without a reward; one with a reward lives as long as the reward can be activated. */
const plainMs = dayMs

interface Reached {
  readonly playerId: bigint
  readonly tournament: TournamentRow
  readonly level: number
  readonly prize: CompetitionPrize | undefined
}

type Needs = Pick<Core, 'realtime' | 'clock'>

/** Notifies a player of a reached level or achievement. A service message, because it is about their own play. */
export async function notifyReached(
  needs: Needs,
  tx: Tx,
  { playerId, tournament, level, prize }: Reached,
): Promise<void> {
  const { frontend_identifier: identifier, definition, currency } = tournament
  const isQuest = tournament.kind === 'quest'
  await notifyQuestEvent(needs, tx, {
    playerId,
    key: `quests:${identifier}:${playerId}:${level}`,
    part: isQuest ? 'level' : 'achievement',
    titles: definition.titles,
    level,
    prize,
    currency,
    path: isQuest ? `/action/${readQuestDefinition(tournament).slug}` : '/achievements',
  })
}

interface QuestNotice {
  readonly playerId: bigint
  readonly key: string
  readonly part: 'level' | 'achievement'
  readonly titles: Readonly<Record<string, string>>
  readonly level: number
  readonly prize: CompetitionPrize | undefined
  readonly currency: string
  readonly path: string
}

export async function notifyQuestEvent(needs: Needs, tx: Tx, news: QuestNotice): Promise<void> {
  const { playerId, key, part, titles, level, prize, currency, path } = news
  const { language: locale, brand } = await addresseeOf(tx, playerId)
  const title = titleIn(titles, locale)
  const values = {
    level: String(level),
    title,
    quest: title,
    ...(prize && { reward: rewardTitle(prize, currency, { locale, brand }) }),
  }
  const say = (line: string) => textOf(locale, `quests.told.${part}.${line}`, values, brand)
  const untilMs = prize ? prize.activate_days * dayMs : plainMs
  await sendNotification(needs, tx, {
    playerId,
    key,
    kind: 'service',
    expiresAt: new Date(needs.clock.now().getTime() + untilMs),
    body: {
      title: say('title'),
      text: say(prize ? 'text' : 'plain'),
      content: {
        icon: `/media/art/1/${prize ? 'wrapped-gift' : part === 'level' ? 'world-map' : 'sports-medal'}/256.webp`,
        button: { title: say('button'), path },
      },
    },
  })
}
