import type { TextKey, Texts } from '../../../messages.ts'

export type LiveCrashTexts = Texts<'live-crash'>

/** Replacements for the live tables' texts about chips and wheels. */
const FOR_TABLE: Partial<Record<TextKey<'live'>, TextKey<'live-crash'>>> = {
  betting: 'boarding',
  lastSeconds: 'lastCall',
  closing: 'closing',
  spinning: 'flying',
  result: 'ended',
  waiting: 'next',
  round: 'flight',
  confirm: 'place',
  layFirst: 'isIn',
  ruleConfirm: 'ruleBoard',
}

export function inFlight(live: Texts<'live'>, engineTexts: LiveCrashTexts): Texts<'live'> {
  return (key, values) => {
    const own = FOR_TABLE[key]
    return own ? engineTexts(own, values) : live(key, values)
  }
}
