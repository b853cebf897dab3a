import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { addresseeOf } from '../../profile/public.ts'
import type { Awarded } from '../prizes/awardPrize.ts'
import type { CompetitionPrize } from '../prizes/competitionPrize.ts'
import { prizeWords } from '../prizes/prizeWords.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { tell, tournamentPath } from './tell.ts'

const monthMs = 30 * 86_400_000

interface Won {
  readonly tournament: TournamentRow
  readonly place: number
  readonly playerId: bigint
  readonly prize: CompetitionPrize
  readonly awarded: Awarded
}

/** Tells a winner on the site and by email what they have won; the link leads to it where it waits among the gifts. */
export async function tellWon(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  { tournament, place, playerId, prize, awarded }: Won,
): Promise<void> {
  const { email, language: locale, brand } = await addresseeOf(tx, playerId)
  const words = prizeWords(awarded, prize, { locale, brand })
  const isGift = awarded.gifts.length > 0
  await tell(needs, tx, {
    tournament,
    playerId,
    name: 'won',
    values: { prize: words },
    place,
    path: isGift ? '/profile/gifts' : tournamentPath(tournament),
    icon: 'trophy',
    until: new Date(needs.clock.now().getTime() + monthMs),
  })
  await enqueueMail(tx, {
    template: isGift ? 'tournamentGift' : 'tournamentWon',
    to: email,
    locale,
    brand,
    values: { prize: words, title: titleIn(tournament.definition.titles, locale), place: String(place) },
  })
}
