import { itemAt } from '@apogee/rules/validation/required'
import { bonusPercent } from '@apogee/rules/vip/adventure'
import { formatShare } from '../../../../lib/format/formatShare'
import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import type { Day } from '../../adventureModel'

/** The prize of a day: "60 free spins in Ember Wyrm", "€100 bonus and 100 free spins". */
export function usePrizeText(): (day: Day) => string {
  const t = useT('adventure')
  const { locale } = useSite()
  return ({ prize, terms }) => {
    const games = terms?.freespins?.games ?? []
    const count = String(prize.freespin)
    const spins =
      prize.freespin === undefined
        ? undefined
        : games.length === 1
          ? t('prize.spinsIn', { count, game: itemAt(games, 0).title })
          : t('prize.spins', { count })
    const percent = prize.bonus === undefined ? undefined : bonusPercent(prize.bonus)
    const money = terms?.bonus
    const bonus =
      percent !== undefined
        ? t('prize.share', { share: formatShare(String(percent), locale) })
        : money?.amount_cents
          ? t('prize.bonus', { amount: formatMoney(money.amount_cents, money.currency, locale, { short: true }) })
          : undefined
    return bonus && spins ? t('prize.both', { bonus, spins }) : (bonus ?? spins ?? '')
  }
}
