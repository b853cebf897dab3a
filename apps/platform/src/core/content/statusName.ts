import { vipRankOf } from '@apogee/rules/vip/statuses'
import type { StatusRow } from './configs/config.ts'
import { textOf } from './texts.ts'
import { titleIn } from './titleIn.ts'

/** The name of a level or group in a locale. A VIP status has that of the pages, which a brand may override. */
export function statusName({ id, name, titles }: StatusRow, locale: string, brand: string): string {
  const rank = vipRankOf([id])
  return rank === undefined ? titleIn({ ...titles, en: name }, locale) : textOf(locale, `shell.rank.${rank}`, {}, brand)
}
