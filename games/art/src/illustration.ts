import { isStandalone } from './illustrations/custom.ts'
import { hasIllustration as isInSet } from './illustrations/fluent.ts'
import { Illustrations } from './illustrations/place.ts'
import { isOurs, lights } from './light.ts'
import { medalBody, readMedal } from './loyalty/medal.ts'
import type { Palette } from './record.ts'
import { softEdges } from './softEdges.ts'

const isPlain = (name: string): boolean => isStandalone(name) || isInSet(name)

/** Whether a name exists: those of the set, our own, and each of them on a medal: `medal-gold-rocket`. */
export const hasIllustration = (name: string): boolean => isPlain(readMedal(name)?.inner ?? name)

/** The colours of an illustration's shadow on the interface's surfaces. */
const NIGHT: Palette = {
  sky: ['#182038', '#111629', '#0A0D18'],
  glow: '#8B6CFF',
  light: '#AEB8DA',
  near: '#222C4C',
  far: '#182038',
  ink: '#05070F',
}

/** One illustration alone, transparent, in the light all of them share. Throws when the set has no such name. */
export function illustrationSvg(name: string): string {
  const art = new Illustrations()
  const medal = readMedal(name)
  if (medal) {
    const { definitions, body: metal } = medalBody(medal)
    const inner = art.place(medal.inner, 128, 142, 98, { light: 'filter="url(#small)"' })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>${lights(NIGHT, medal.inner, 0.6)}${definitions}</defs>${art.definitions}<g filter="url(#big)">${metal}</g>${inner}</svg>`
  }
  const lit = art.place(name, 128, 122, 208, { light: 'filter="url(#big)"' })
  // The support agent is behind a desk, whose edge must stay sharp.
  const { definitions, body } = isOurs(name) && name !== 'hero-desk' ? softEdges(lit) : { definitions: '', body: lit }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>${lights(NIGHT, name, 0.6)}${definitions}</defs>${art.definitions}${body}</svg>`
}
