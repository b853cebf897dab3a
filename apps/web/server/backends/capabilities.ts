import type { FlagName, Flags } from '@apogee/rules/site/flagNames'

/** The parts that a platform lacks, for pages. The same object until something changes. */
export interface Capabilities {
  /** Flags that are off regardless of the operator's setting. */
  readonly disabledFlags: readonly FlagName[]
  /** Paths of pages that are not linked, because they would always be empty. */
  readonly hiddenPages: readonly string[]
}

export const allCapabilities: Capabilities = { disabledFlags: [], hiddenPages: [] }

/**
 * The operator's flags, restricted to the platform's capabilities. Sent with every page, and serialized once while nothing
 * changes.
 */
export function flagsWithCapabilities(flagsOf: () => Flags, capabilitiesOf: () => Capabilities): () => Flags {
  let known: { readonly flags: Flags; readonly capabilities: Capabilities; readonly within: Flags } | undefined
  return () => {
    const [flags, capabilities] = [flagsOf(), capabilitiesOf()]
    if (known?.flags !== flags || known.capabilities !== capabilities) {
      const within = { ...flags, ...Object.fromEntries(capabilities.disabledFlags.map((name) => [name, false])) }
      known = { flags, capabilities, within }
    }
    return known.within
  }
}
