import { ConfigError } from '../../config/configError.ts'

/** A mistake in a file under `content/`. */
export interface ContentFault {
  /** Path below `content/`. */
  readonly file: string
  readonly line?: number
  /** The dotted path of the value, or the key of the message. */
  readonly key?: string
  readonly reason: string
  /**
   * `fatal` ends a start; `error` keeps an edited file out of a running server; `warning` is only reported, because the
   * site has a substitute (English for a missing translation).
   */
  readonly severity: 'fatal' | 'error' | 'warning'
  /** The other file, if the fault is a contradiction between two. */
  readonly other?: string
}

/** Such as `content/messages/de/cashbox.json:12: deposit.title: a closing } is missing`. */
export const formatFault = ({ file, line, key, reason }: ContentFault): string =>
  [`content/${file}${line === undefined ? '' : `:${line}`}`, ...(key === undefined ? [] : [key]), reason].join(': ')

/** A file under `content/` that cannot be used. */
export class ContentError extends ConfigError {
  override name = 'ContentError'
  readonly faults: readonly ContentFault[]

  constructor(...faults: readonly ContentFault[]) {
    super(faults.map(formatFault).join('\n'))
    this.faults = faults
  }
}
