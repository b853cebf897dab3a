import { type Brush, GOLD } from './brush.ts'
import { isCollared, LINEN, type Outfit } from './dealerOutfit.ts'
import { circle } from './line.ts'
import type { Person } from './person.ts'

const SHOULDERS = {
  her: 'M16 430C18 288 62 254 126 236L160 274L194 236C258 254 302 288 304 430Z',
  him: 'M-4 430C-4 278 44 250 118 234L160 276L202 234C276 250 324 278 324 430Z',
} as const
const WAISTCOATS = {
  her: 'M66 430C76 372 70 330 82 296C90 270 102 254 116 244L160 336L204 244C218 254 230 270 238 296C250 330 244 372 254 430Z',
  him: 'M56 430C58 320 70 268 110 242L160 340L210 242C250 268 262 320 264 430Z',
} as const
/** From the collar to the buttons. */
const SHIRT_FRONT = 'M116 240L160 372L204 240L186 232L160 264L134 232Z'
const COLLAR = 'M130 226C120 232 112 240 106 250L138 288L160 268C148 256 138 244 130 226Z'
const LAPEL = 'M114 238C104 250 96 268 90 294L116 300L104 316L158 398L160 356L122 244Z'

const mirrored = (drawn: string): string => `<g transform="translate(320 0) scale(-1 1)">${drawn}</g>`

/** Torso and shoulders with everything the dealer wears on them. */
export function bodyOf(b: Brush, { who, cut }: Person, worn: Outfit): string {
  const { shirt, vest, trim, neck } = worn
  const isOpen = isCollared(worn)
  const buttons = [372, 404].map((y) => b.flat(circle(160, y, 5), b.fill(GOLD))).join('')
  const torso = b.form(SHOULDERS[who], shirt, {
    depth: 26,
    rim: 4,
    inside: b.stroke('M52 430C54 372 60 340 74 316M268 430C266 372 260 340 246 316', shirt[2] ?? '#000', 5, 0.3),
  })
  const isTailored = cut === 'jacket' && shirt === vest && isOpen
  const front = isTailored
    ? b.form(SHIRT_FRONT, LINEN, { depth: 12, rim: 0 }) +
      b.form(LAPEL, vest, { depth: 12, rim: 3 }) +
      mirrored(b.form(LAPEL, vest, { depth: 12, rim: 3 })) +
      b.form('M206 318L236 312L232 330L220 324L212 334Z', LINEN, { depth: 5, rim: 1.6 })
    : b.form(WAISTCOATS[who], vest, {
        depth: 24,
        rim: 3,
        inside:
          b.stroke('M116 244L160 336L204 244', trim, 5) +
          b.stroke('M160 336V430', vest[2] ?? '#000', 3, 0.7) +
          b.stroke('M86 352L126 344M194 344L234 352', vest[2] ?? '#000', 5, 0.6) +
          buttons,
      })
  const collar = isOpen ? b.form(COLLAR, LINEN, { depth: 6, rim: 2 }) : ''
  // A badge with the dealer's name, too small to read.
  const badge =
    isTailored || !isOpen
      ? ''
      : b.form(
          'M196 306H238A3 3 0 0 1 241 309V321A3 3 0 0 1 238 324H196A3 3 0 0 1 193 321V309A3 3 0 0 1 196 306Z',
          GOLD,
          { depth: 3, rim: 1 },
        ) + b.stroke('M200 312H232M200 318H222', '#7A4A08', 2, 0.7)
  return torso + front + (isTailored ? buttons : '') + badge + collar + (isOpen ? mirrored(collar) : '') + neck(b, worn)
}
