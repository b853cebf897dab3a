import { bannerSvg } from './banner.ts'
import { bounds, mapPoints, outline, pathData } from './lettering/outline.ts'
import type { BannerArt, Palette } from './record.ts'

interface House {
  readonly name: string
  /** Its mark in a square of 32 units. */
  readonly mark: string
  /** Ground of its icon. */
  readonly ground: string
  /** Replaces the sky of a banner; a house without has the banner's own. */
  readonly palette?: Partial<Palette>
}

const houses: Readonly<Record<string, House>> = {
  apogee: {
    name: 'apogee',
    ground: '#0A0D18',
    mark: '<path d="M23.6 8.2A12.5 12.5 0 1 0 28 20.4" fill="none" stroke="#8B6CFF" stroke-width="3.2" stroke-linecap="round"/><path d="M10.2 22.2 16 9.6l5.8 12.6-5.8-3.3z" fill="#F3F5FF"/><circle cx="25.6" cy="7.2" r="4.2" fill="#FF6A2B"/>',
  },
  halcyon: {
    name: 'halcyon',
    ground: '#06262B',
    mark: '<path d="M6 19a10 10 0 0 1 20 0z" fill="#FF9A7A"/><path d="M3 22.5q3.25-3 6.5 0t6.5 0 6.5 0 6.5 0" fill="none" stroke="#4FD1C5" stroke-width="3" stroke-linecap="round"/><path d="M7 28q3-2.6 6 0t6 0 6 0" fill="none" stroke="#7FE3D8" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>',
    palette: {
      sky: ['#06262B', '#0E4A52', '#FF8A66'],
      glow: '#FFD36B',
      light: '#FFE9C9',
      near: '#0E3E45',
      far: '#1F7A80',
    },
  },
}

export const hasHouse = (name: string): boolean => Object.hasOwn(houses, name)

/** What other sites show of a page that is shared, 1200 x 630: a banner's art with the house's mark and name. */
export function shareSvg(name: string, banner: BannerArt): string {
  const house = houses[name]
  if (!house) throw new Error(`No house is called ${name}.`)
  const art = bannerSvg({ ...banner, palette: { ...banner.palette, ...house.palette } })
  const letters = outline('unbounded:800', house.name, 0, 0, 92, -0.035)
  const box = bounds(letters)
  const set = mapPoints(letters, (x, y) => [x - box.x, y - box.y - box.h])
  const scale = Math.min(1, 480 / box.w)
  // The right 640 of the banner's 752 units fill the picture.
  const picture = art.replace(/^<svg [^>]*>/, '<svg viewBox="112 0 640 336" width="1200" height="630">')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    `${picture}<g transform="translate(72 196) scale(4)">${house.mark}</g>` +
    `<path transform="translate(76 446) scale(${scale.toFixed(3)})" d="${pathData(set)}" fill="#F6F7FF"/></svg>`
  )
}

/** The house's icon, 512 x 512. Maskable: the ground fills the square, and the mark keeps to the circle every mask leaves. */
export function iconSvg(name: string, isMaskable: boolean): string {
  const house = houses[name]
  if (!house) throw new Error(`No house is called ${name}.`)
  const [radius, scale] = isMaskable ? [0, 9.6] : [112, 12.4]
  const at = 256 - scale * 16
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    `<rect width="512" height="512" rx="${radius}" fill="${house.ground}"/><g transform="translate(${at} ${at}) scale(${scale})">${house.mark}</g></svg>`
  )
}
