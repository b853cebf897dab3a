import { bannerSvg } from './banner.ts'
import { bounds, mapPoints, outline, pathData } from './lettering/outline.ts'
import type { BannerArt } from './record.ts'

/** A brand's visual identity. */
export interface ShareBrand {
  readonly name: string
  /** Its mark: an SVG file in a square of 32 units. */
  readonly mark: string
  /** Ground of its icon. */
  readonly ground: string
  /** Font of its name, in the notation of `font`. */
  readonly font: string
}

/** The mark's drawing, with a prefix that keeps its ids apart from those of the surrounding picture. */
const drawingOf = ({ mark }: ShareBrand): string =>
  mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/(\bid="|url\(#|href="#)/g, '$1mark-')

/** Preview image for links to a page, 1200 x 630: a banner's art with the brand's mark and name. */
export function shareSvg(house: ShareBrand, banner: BannerArt): string {
  const art = bannerSvg(banner)
  const letters = outline(house.font, house.name.toLowerCase(), 0, 0, 92, -0.035)
  const box = bounds(letters)
  const set = mapPoints(letters, (x, y) => [x - box.x, y - box.y - box.h])
  const scale = Math.min(1, 480 / box.w)
  // The right 640 of the banner's 752 units fill the picture.
  const picture = art.replace(/^<svg [^>]*>/, '<svg viewBox="112 0 640 336" width="1200" height="630">')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    `${picture}<g transform="translate(72 196) scale(4)">${drawingOf(house)}</g>` +
    `<path transform="translate(76 446) scale(${scale.toFixed(3)})" d="${pathData(set)}" fill="#F6F7FF"/></svg>`
  )
}

/**
 * The brand's app icon, 512 x 512. Maskable: the ground fills the square, and the mark stays in the circle that every
 * mask keeps.
 */
export function iconSvg(house: ShareBrand, isMaskable: boolean): string {
  const [radius, scale] = isMaskable ? [0, 9.6] : [112, 12.4]
  const at = 256 - scale * 16
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    `<rect width="512" height="512" rx="${radius}" fill="${house.ground}"/><g transform="translate(${at} ${at}) scale(${scale})">${drawingOf(house)}</g></svg>`
  )
}
