import { type DrawsListener, hashServerSeed, openDraws } from '../fairness/stream.ts'

/** A box of prizes of the casino, as its API lists it. */
export interface PresentedBox {
  readonly id: number
  readonly title: string
  readonly items: readonly {
    readonly id: number
    readonly weight: number
    readonly prize: boolean
    readonly bonuses: readonly { readonly title: string }[]
  }[]
  readonly fair: { readonly hash: string; readonly seed: string | null; readonly player_seed: string | null }
}

export const isBox = (content: object): content is PresentedBox => 'fair' in content && 'items' in content

/** The weights of a box add up to this. */
const whole = 10_000

/** Draws a box again, with its number in place of a round's. Returns true when everything agrees. */
export async function checkBox(
  { id, title, items, fair }: PresentedBox,
  listener: DrawsListener | undefined,
  print: (text: string) => void,
): Promise<boolean> {
  print(`box ${id} (${title})`)
  const { hash, seed, player_seed: playerSeed } = fair
  if (seed === null || playerSeed === null) {
    print('  the server seed is not revealed yet: open the box, then copy the facts again')
    return false
  }
  const mismatches: string[] = []
  if ((await hashServerSeed(seed)) !== hash) mismatches.push('hash')
  if (items.reduce((sum, { weight }) => sum + weight, 0) !== whole) mismatches.push('weights')
  const number = await (await openDraws(seed, playerSeed, id, listener)).below(whole)
  let end = 0
  const drawn = items.find(({ weight }) => {
    end += weight
    return number < end
  })
  print(`  number ${number} of ${whole}: prize ${drawn?.id} (${drawn?.bonuses[0]?.title}), computed here`)
  const won = items.filter(({ prize }) => prize).map((item) => item.id)
  if (won.length !== 1 || won[0] !== drawn?.id) mismatches.push('prize')
  print(mismatches.length === 0 ? '  all agrees' : `  DOES NOT AGREE: ${mismatches.join(', ')}`)
  return mismatches.length === 0
}
