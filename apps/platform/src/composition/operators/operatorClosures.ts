import { gameTitle, isCategory, isStudio } from '../../areas/games/public.ts'
import { everyBrand } from '../../core/content/brands.ts'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { countryCode } from '../../core/content/configs/countryCode.ts'
import { readPaymentConfig } from '../../core/content/configs/paymentConfig.ts'
import type { Db } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../core/operators/operatorCommand.ts'
import { type Closure, type ClosureKind, closeSwitch, listClosures, openSwitch } from '../../core/switches/closures.ts'

interface Switch {
  /** The first word of its commands. */
  readonly word: string
  readonly kind: ClosureKind
  /** As the usage shows it. */
  readonly subject: string
  /** Why nothing has this name; undefined if something has. */
  isKnown(db: Db, subject: string): boolean | Promise<boolean>
}

const switches: readonly Switch[] = [
  {
    word: 'games',
    kind: 'game',
    subject: 'studio/identifier of the game',
    isKnown: async (db, subject) => (await gameTitle(db, subject)) !== null,
  },
  { word: 'studios', kind: 'studio', subject: 'id of the studio, or of a partner in STUDIOS', isKnown: isStudio },
  { word: 'categories', kind: 'category', subject: 'id of the category', isKnown: (_, subject) => isCategory(subject) },
  {
    word: 'methods',
    kind: 'method',
    subject: 'id of the payment method',
    isKnown: (_, subject) => Object.hasOwn(readPaymentConfig().methods, subject),
  },
  {
    word: 'brands',
    kind: 'brand',
    subject: 'id of the brand',
    isKnown: (_, subject) => everyBrand().some(({ id }) => id === subject),
  },
]

type Scope = Pick<Closure, 'country' | 'licence' | 'currency'>

function scopeText({ country, licence, currency }: Scope): string {
  const parts = [country, licence && `licence ${licence}`, currency].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(', ') : 'everybody'
}

const textOf = ({ kind, subject, ...scope }: Closure): string => `${kind} ${subject} for ${scopeText(scope)}`

const plain = ({ kind, subject, country, licence, currency }: Closure) => ({
  kind,
  subject,
  country,
  licence,
  currency,
})

async function list({ db }: Core): Promise<Outcome> {
  const closures = await listClosures(db)
  const lines = closures.map(
    (one) => `${one.closed_at.toISOString()}: ${textOf(one)}, by ${one.closed_by}: ${one.close_reason}`,
  )
  return {
    isDone: true,
    text: lines.length > 0 ? lines.join('\n') : 'Nothing is closed.',
    data: closures.map((one) => ({
      ...plain(one),
      closed_at: one.closed_at.toISOString(),
      closed_by: one.closed_by,
      reason: one.close_reason,
    })),
  }
}

type Turn = 'close' | 'open'
const turns = { close: closeSwitch, open: openSwitch } as const
const results: Record<Turn, readonly [done: string, before: string]> = {
  close: ['is closed: within a second on every node. Rounds that have begun can end.', 'was closed before'],
  open: ['is open again: within a second on every node.', 'was not closed for exactly these'],
}

const turning =
  (
    { kind, word, isKnown }: Switch,
    turn: Turn,
    subject: string,
    scope: Scope,
    { operator, reason }: CommandSignature,
  ) =>
  async ({ db, clock }: Core): Promise<Outcome> => {
    const closure = { kind, subject, ...scope }
    // A game that has left the catalogue can still be opened.
    if (turn === 'close' && !(await isKnown(db, subject)))
      return { isDone: false, text: `There is no ${kind} ${subject}: nothing was changed (${word} close).` }
    const isDone = await turns[turn](db, closure, { operator, reason, at: clock.now() })
    const [done, before] = results[turn]
    const text = `${textOf(closure)} ${isDone ? done : `${before}: nothing was changed.`}`
    return { isDone, text: text.charAt(0).toUpperCase() + text.slice(1), data: plain(closure) }
  }

/** The options; undefined if one of them is no country, licence or currency. */
function scopeOf(options: Readonly<Record<string, string | undefined>>): Scope | undefined {
  const { country = null, licence = null, currency = null } = options
  if (country !== null && !countryCode.safeParse(country).success) return undefined
  if (licence !== null && !everyBrand().some((brand) => brand.licence === licence)) return undefined
  if (currency !== null && !readCurrencies().some(({ code }) => code === currency)) return undefined
  return { country, licence, currency }
}

const usage = '[--country <code>] [--licence <id>] [--currency <code>]'

/** `games close`, `studios open` ... and `closures list`. */
export const closureCommands: readonly OperatorCommand[] = [
  { command: 'closures list', subject: null, usage: '', read: (_, more) => (more.length === 0 ? list : undefined) },
  ...switches.flatMap((one) =>
    (['close', 'open'] as const).map(
      (turn): OperatorCommand => ({
        command: `${one.word} ${turn}`,
        subject: one.subject,
        usage,
        options: ['country', 'licence', 'currency'],
        read: (signed, [subject, ...more], options) => {
          const scope = scopeOf(options)
          return subject === undefined || more.length > 0 || scope === undefined
            ? undefined
            : turning(one, turn, subject, scope, signed)
        },
      }),
    ),
  ),
]
