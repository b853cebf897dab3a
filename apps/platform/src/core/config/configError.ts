/** A setting or the environment is wrong; the message is one sentence for the operator, printed without a stack. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
