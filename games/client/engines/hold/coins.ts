import { Texture } from 'pixi.js'
import { type Design, unitsOfCoin, type Worth } from '../../../engines/hold/machine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { payoutCents } from '../../../engines/lines/payoutCents.ts'
import type { Texts } from '../../../messages.ts'
import { COIN_ART, GIFT_ART, type SymbolArt } from '../../slots/symbols.ts'
import { CoinFaces } from './coinFaces.ts'

/** Pictures of coins at the stake of the round. */
export interface Coins {
  /** Face during the respins (wrapped coins do not show their value yet). */
  held(worth: Worth | null): Texture
  /** Face with its value. */
  open(worth: Worth): Texture
  /** The face that runs through empty cells. */
  blank(): Texture
}

interface Parts {
  readonly art: () => SymbolArt
  readonly engineTexts: Texts<'hold'>
  readonly money: (cents: number) => string
  readonly design: Design
  readonly stakeCents: () => number
}

export function createCoins({ art, engineTexts, money, design, stakeCents }: Parts): Coins {
  const faces = new CoinFaces(itemAt(art().canvases, COIN_ART))
  let stake = 0
  const label = (worth: Worth): string => {
    if (worth === 'times') return engineTexts('plusOne')
    if (typeof worth === 'string') return engineTexts(worth)
    // The coin is too small for decimals that are zero.
    return money(payoutCents(unitsOfCoin(design, worth), stakeCents())).replace(/[.,]00(?=\D*$)/, '')
  }
  const open = (worth: Worth): Texture => {
    faces.use(itemAt(art().canvases, COIN_ART))
    if (stake !== stakeCents()) faces.clear()
    stake = stakeCents()
    return faces.face(label(worth), typeof worth === 'string')
  }
  const picture = (at: number): Texture => art().textures[at] ?? Texture.EMPTY
  return {
    open,
    held: (worth) => (design.isWrapped || worth === null ? picture(GIFT_ART) : open(worth)),
    blank: () => picture(design.isWrapped ? GIFT_ART : COIN_ART),
  }
}
