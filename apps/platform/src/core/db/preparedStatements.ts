import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { Statement } from './db.ts'

const { serialize } = protocol

type BackendMessages = Parameters<typeof parse.parseResults>[0]
type RowDescription = BackendMessages[number]

interface Prepared {
  readonly parameterTypes: readonly number[]
  readonly rowDescription: RowDescription | undefined
}

/**
 * PGlite's own `query` parses and plans each time and crosses into WebAssembly six times per statement. These
 * statements are prepared once and then cost one crossing: bind, execute and sync in a single message.
 */
export class PreparedStatements {
  readonly #pglite: PGlite
  readonly #prepared = new Map<string, Prepared>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Runs in whatever transaction the connection is in; the caller holds the turn. */
  async run<R>(statement: Statement, params: readonly unknown[]): Promise<R[]> {
    const prepared = this.#prepared.get(statement.name) ?? (await this.#prepare(statement))
    const values = params.map((value, index) => this.#serialize(value, prepared.parameterTypes[index]))
    const messages = await this.#send(
      serialize.bind({ statement: statement.name, values }),
      serialize.execute({}),
      serialize.sync(),
    )
    if (prepared.rowDescription) messages.unshift(prepared.rowDescription)
    // The columns are those of the statement; R is the caller's claim about them, as with any driver.
    return (parse.parseResults(messages, this.#pglite.parsers)[0]?.rows ?? []) as R[]
  }

  async #prepare({ name, text }: Statement): Promise<Prepared> {
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const prepared = {
      parameterTypes: parse.parseDescribeStatementResults(messages),
      rowDescription: messages.find((message) => message.name === 'rowDescription'),
    }
    this.#prepared.set(name, prepared)
    return prepared
  }

  #serialize(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return this.#pglite.serializers[type]?.(value) ?? String(value)
  }

  #send(...parts: Uint8Array[]): Promise<BackendMessages> {
    return this.#pglite.execProtocolStream(Buffer.concat(parts), {})
  }
}
