import type { ArchivedRows } from './archive/archiveMonth.ts'
import type { BannerSource } from './content/bannerSource.ts'
import type { BrandRow } from './content/brands.ts'
import type { ConfigFiles } from './content/configs/configFiles.ts'
import type { ContentFault } from './content/faults/contentFault.ts'
import type { PageExtra } from './content/pageExtra.ts'
import type { Db } from './db/db.ts'
import type { DeliverySender } from './deliveries/deliveryWorker.ts'
import type { Core, Handlers, Services } from './http/handler.ts'
import type { CallLimits, RateLimits } from './http/rateLimit.ts'
import type { Log } from './log.ts'
import type { MailKinds } from './mail/mailKinds.ts'
import type { OperatorCommand } from './operators/operatorCommand.ts'
import type { Consumer } from './outbox/outbox.ts'
import { corePersonalData, type PersonalTable } from './personalData/personalTable.ts'
import type { Vault } from './secrets/vault.ts'
import type { Sample } from './secrets/vaultKeys.ts'
import type { Timer } from './timer.ts'

/**
 * The dependencies of an area's consumers and timers: the parts of the process, and the services of areas and ports.
 */
export type Parts = Core & Services & { readonly log: Log }

/** The parts that exist before any service does. */
export type BootContext = Core & { readonly log: Log; readonly vault: Vault }

/** Secrets in an area's own tables, sealed by VAULT_KEYS. */
export interface Seals {
  /** One of them, to check whether the keys open it; undefined if there are no secrets yet. */
  sample(db: Db): Promise<Sample | undefined>
  /** Reseals everything with the newest key; false if no key opens some of it. */
  reseal(boot: Pick<BootContext, 'db' | 'config'>): Promise<boolean>
}

/**
 * The manifest of an area (`areas/<area>/area.ts`): everything the rest of the platform knows about it. Central code
 * reads the list in `areas.ts` and names no area itself
 * (docs/decisions/070-describe-each-platform-area-in-a-manifest.md).
 */
export interface Area<
  H extends Partial<Handlers> = Partial<Handlers>,
  S extends Partial<Services> = Partial<Services>,
> {
  readonly name: string
  readonly handlers: H
  /** SEC-07: rate limits of its calls. */
  readonly rateLimits?: { readonly [N in keyof H]?: CallLimits }
  /** Updates its tables to match `content`, at every start. The areas before it are seeded by then. */
  readonly seed?: (boot: BootContext) => Promise<unknown>
  /** Adds data for its demo accounts. The accounts exist by then. */
  readonly seedDemo?: (boot: BootContext) => Promise<unknown>
  /**
   * Services it adds to every handler. `parts` has the services of the areas before it, and all services once the
   * platform runs.
   */
  readonly services?: (parts: Parts) => S | Promise<S>
  /** Called once the server listens. */
  readonly start?: (parts: Parts) => unknown
  /** Another node has updated the tables that `seed` fills: the area reloads what it has read from them. */
  readonly refresh?: (parts: Parts) => unknown
  /** Called when the platform closes. */
  readonly close?: (parts: Parts) => unknown
  /** Its reactions to events. */
  readonly consumers?: (parts: Parts) => readonly Consumer[]
  readonly timers?: (parts: Parts) => readonly Timer[]
  /** How its messages to receivers outside become requests. */
  readonly senders?: (parts: Parts) => readonly DeliverySender[]
  /** Its commands for `npm run operator`. */
  readonly operatorCommands?: readonly OperatorCommand[]
  /** Tables of its that grow without bound and are copied into the archive of a month. */
  readonly archived?: readonly ArchivedRows[]
  /** Paths of its pages that search engines may list, without locale. */
  readonly listedPaths?: (parts: Parts, brand: BrandRow) => readonly string[] | Promise<readonly string[]>
  /**
   * Schemas of its configuration files that an operator edits; checked at the start, on each read and by
   * `content:check`.
   */
  readonly config?: ConfigFiles
  /** Contradictions in its content that no schema finds. Called by the validation of `content/` alone. */
  readonly contentFaults?: () => readonly ContentFault[]
  /** Its additions to pages of the CMS, by slug. */
  readonly pages?: Readonly<Record<string, PageExtra>>
  /** Banners it adds to those of the files. */
  readonly banners?: BannerSource
  /** Emails it sends. */
  readonly mails?: MailKinds
  readonly seals?: Seals
  /** Its tables with rows about a player, in the order in which they are erased. `personalData.test.ts` lists missing ones. */
  readonly personalData?: readonly PersonalTable[]
  /** Tables that only its own SQL may name. A list of plain strings: `scripts/checks/rules/tableOwnership.mjs` reads it as text. */
  readonly tables?: readonly string[]
}

/**
 * The part of an area that is the operator's own service on the wire: calls answered from files alone, without a
 * database or a session (`areas/<area>/front.ts`). The front end serves it itself before another platform
 * (docs/decisions/092-run-the-front-end-in-front-of-any-platform.md).
 */
export type FrontPart<H extends Partial<Handlers> = Partial<Handlers>> = Pick<
  Area<H>,
  'name' | 'handlers' | 'rateLimits' | 'config'
>

/** Checks such a part and keeps the exact type of its handlers. */
export const defineFront = <H extends Partial<Handlers>>(part: FrontPart<H>): FrontPart<H> => part

/**
 * Checks a manifest against {@link Area} and keeps the exact type of its handlers and services, from which `calls.ts`
 * and `main.ts` derive the combined types.
 */
export const defineArea = <H extends Partial<Handlers>, S extends Partial<Services>>(area: Area<H, S>): Area<H, S> =>
  area

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** The handlers of all areas together. Throws when two areas name the same call. */
export function handlersOf<const A extends readonly Pick<Area, 'name' | 'handlers'>[]>(
  areas: A,
): Intersection<A[number]['handlers']> {
  assertUnique('the call', areas, ({ handlers }) => Object.keys(handlers))
  // The names are distinct by now, so the union of the keys is the intersection of the types.
  return Object.assign({}, ...areas.map(({ handlers }) => handlers))
}

type Offered<A> = A extends { readonly services?: (parts: Parts) => infer S } ? Awaited<S> : never

/**
 * `base` with the services of every area, opened in the order of the list. Throws when two areas offer the same one.
 */
export async function openServices<const A extends readonly Area[], B extends object>(
  areas: A,
  base: B,
): Promise<B & Intersection<Offered<A[number]>>> {
  const opened: { readonly name: string; readonly services: object }[] = [{ name: 'the platform', services: base }]
  // Later services are missing until their area is opened: an area may read them when it is called, not while it opens.
  const parts: object = { ...base }
  for (const { name, services } of areas) {
    const offered = (await services?.(parts as Parts)) ?? {}
    opened.push({ name, services: offered })
    assertUnique('the service', opened, (area) => Object.keys(area.services))
    Object.assign(parts, offered)
  }
  return parts as B & Intersection<Offered<A[number]>>
}

/** Throws when two owners of tables (areas, the core, the ports) list the same one. */
export const checkTables = (owners: readonly Pick<Area, 'name' | 'tables'>[]): void =>
  assertUnique('the table', owners, ({ tables }) => tables ?? [])

/** The configuration files of all areas; throws when two of them describe the same file. */
export function configFilesOf(areas: readonly Pick<Area, 'name' | 'config'>[]): ConfigFiles {
  assertUnique('the configuration file', areas, ({ config }) => Object.keys(config ?? {}))
  return Object.assign({}, ...areas.map(({ config }) => config))
}

/** The commands of `npm run operator`; throws when two have the same name. */
export function operatorCommandsOf(areas: readonly Area[]): readonly OperatorCommand[] {
  assertUnique("the operator's order", areas, ({ operatorCommands = [] }) =>
    operatorCommands.map(({ command }) => command),
  )
  return areas.flatMap(({ operatorCommands = [] }) => operatorCommands)
}

/** Everything that the platform knows of a player, by table. */
export const personalDataOf = (areas: readonly Area[]): readonly PersonalTable[] => [
  ...areas.flatMap(({ personalData = [] }) => personalData),
  ...corePersonalData,
]

/** The monthly archives of all areas; throws when two have the same name. */
export function archivedRowsOf(areas: readonly Pick<Area, 'name' | 'archived'>[]): readonly ArchivedRows[] {
  assertUnique('the archived rows', areas, ({ archived = [] }) => archived.map(({ name }) => name))
  return areas.flatMap(({ archived = [] }) => archived)
}

/** The emails of all areas; throws when two have the same name. */
export function mailKindsOf(areas: readonly Area[]): MailKinds {
  assertUnique('the mail', areas, ({ mails }) => Object.keys(mails ?? {}))
  return Object.assign({}, ...areas.map(({ mails }) => mails))
}

/** The areas' additions to pages of the CMS; throws when two of them add to the same page. */
export function pageExtrasOf(areas: readonly Pick<Area, 'name' | 'pages'>[]): Readonly<Record<string, PageExtra>> {
  assertUnique('the page', areas, ({ pages }) => Object.keys(pages ?? {}))
  return Object.assign({}, ...areas.map(({ pages }) => pages))
}

export const bannerSourcesOf = (areas: readonly Area[]): readonly BannerSource[] =>
  areas.flatMap(({ banners = [] }) => banners)

export const sealsOf = (areas: readonly Area[]): readonly Seals[] => areas.flatMap(({ seals = [] }) => seals)

/** The rate limits of all areas' calls together. */
export const rateLimitsOf = (areas: readonly Pick<Area, 'rateLimits'>[]): RateLimits =>
  Object.assign({}, ...areas.map(({ rateLimits }) => rateLimits))

/** The consumers of all areas; throws when two have the same name. */
export function consumersOf(areas: readonly Area[], parts: Parts): readonly Consumer[] {
  const made = areas.map(({ name, consumers }) => ({ name, made: consumers?.(parts) ?? [] }))
  assertUnique('the consumer', made, (area) => area.made.map(({ name }) => name))
  return made.flatMap((area) => area.made)
}

/** The timers of all areas; throws when two have the same name. */
export function timersOf(areas: readonly Area[], parts: Parts): readonly Timer[] {
  const made = areas.map(({ name, timers }) => ({ name, made: timers?.(parts) ?? [] }))
  assertUnique('the timer', made, (area) => area.made.map(({ name }) => name))
  return made.flatMap((area) => area.made)
}

/** The senders of all areas; throws when two send the same kind of message. */
export function sendersOf(areas: readonly Area[], parts: Parts): readonly DeliverySender[] {
  const made = areas.map(({ name, senders }) => ({ name, made: senders?.(parts) ?? [] }))
  assertUnique('the sender', made, (area) => area.made.map(({ kind }) => kind))
  return made.flatMap((area) => area.made)
}

/** Throws when two areas, or one area twice, name the same thing. */
function assertUnique<A extends { readonly name: string }>(
  what: string,
  areas: readonly A[],
  namesOf: (area: A) => readonly string[],
): void {
  const owners = new Map<string, string>()
  for (const area of areas)
    for (const name of namesOf(area)) {
      const owner = owners.get(name)
      if (owner !== undefined) throw new Error(`${what} "${name}" belongs to ${owner} and to ${area.name}`)
      owners.set(name, area.name)
    }
}
