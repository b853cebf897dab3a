import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { addresseeOf } from '../../profile/public.ts'
import type { Awarded } from '../prizes/awardPrize.ts'
import type { CompetitionPrize } from '../prizes/competitionPrize.ts'
import { prizeWords } from '../prizes/prizeWords.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { notifyPlayer, tournamentPath } from './tournamentNotification.ts'

const monthMs = 30 * 86_400_000

interface Won {
  readonly tournament: TournamentRow
  readonly place: number
  readonly playerId: bigint
  readonly prize: CompetitionPrize
  readonly awarded: Awarded
}

/** Notifies a winner of their prize on the site and by email. The link of a gift leads to the gifts. */
export async function notifyWinner(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  { tournament, place, playerId, prize, awarded }: Won,
): Promise<void> {
  const { email, language: locale, brand } = await addresseeOf(tx, playerId)
  const prizeText = prizeWords(awarded, prize, { locale, brand })
  const isGift = awarded.gifts.length > 0
  await notifyPlayer(needs, tx, {
    tournament,
    playerId,
    name: 'won',
    values: { prize: prizeText },
    place,
    path: isGift ? '/profile/gifts' : tournamentPath(tournament),
    icon: 'trophy',
    expiresAt: new Date(needs.clock.now().getTime() + monthMs),
  })
  await enqueueMail(tx, {
    template: isGift ? 'tournamentGift' : 'tournamentWon',
    to: email,
    locale,
    brand,
    values: { prize: prizeText, title: titleIn(tournament.definition.titles, locale), place: String(place) },
  })
}
