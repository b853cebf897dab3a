import type { Box, Point } from './outline.ts'

/** `across` runs from -1 to 1 over the box, `down` from 0 to 1. */
type Warp = (x: number, y: number, across: number, down: number, box: Box) => Point

const stretch = (y: number, from: number, by: number): number => from + (y - from) * by
const hump = (across: number): number => 1 - across * across

const WARPS: Record<string, Warp> = {
  none: (x, y) => [x, y],
  arch: (x, y, across, _, box) => [x, y + across * across * box.h * 0.26],
  smile: (x, y, across, _, box) => [x, y - across * across * box.h * 0.2],
  bridge: (x, y, across, _, box) => [x, stretch(y, box.y + box.h, 1 + 0.34 * hump(across))],
  valley: (x, y, across, _, box) => [x, stretch(y, box.y, 1 + 0.34 * hump(across))],
  bulge: (x, y, across, _, box) => [x, stretch(y, box.y + box.h / 2, 1 + 0.36 * hump(across))],
  pinch: (x, y, across, _, box) => [x, stretch(y, box.y + box.h / 2, 1 + 0.36 * across * across)],
  rise: (x, y, across, _, box) => [x, stretch(y, box.y + box.h, 1 + 0.16 * across) - across * box.w * 0.05],
  wave: (x, y, across, _, box) => [x, y + Math.sin(across * Math.PI) * box.h * 0.1],
  persp: (x, y, _, down, box) => [stretch(x, box.x + box.w / 2, 0.8 + 0.2 * down), y],
}

export function warp(name: string): Warp {
  const found = WARPS[name]
  if (!found) throw new Error(`No warp is called ${name}.`)
  return found
}
