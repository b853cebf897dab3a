/** Fill of the letters from top to bottom, their extruded side and rim. The fill is always light and the ink always
 * dark, so that a title reads on any picture. */
export interface LetterStyle {
  fill: readonly (readonly [number, string])[]
  side: string
  rim: string
}

const LETTER_STYLES: Record<string, LetterStyle> = {
  gold: {
    fill: [
      [0, '#FFFBE0'],
      [0.42, '#FFD95E'],
      [0.52, '#F2A21B'],
      [0.75, '#FFC93F'],
      [1, '#FFF0B0'],
    ],
    side: '#8A4A05',
    rim: '#FFE9A0',
  },
  fire: {
    fill: [
      [0, '#FFFCE0'],
      [0.4, '#FFE04D'],
      [0.72, '#FF9A1F'],
      [1, '#FF6A2B'],
    ],
    side: '#8E1208',
    rim: '#FFD36A',
  },
  ice: {
    fill: [
      [0, '#FFFFFF'],
      [0.45, '#D2F4FF'],
      [0.55, '#8FDCFF'],
      [1, '#E8FBFF'],
    ],
    side: '#0E4C8A',
    rim: '#FFFFFF',
  },
  chrome: {
    fill: [
      [0, '#FFFFFF'],
      [0.46, '#C9D8F2'],
      [0.5, '#7F93BC'],
      [0.56, '#DCE6FA'],
      [1, '#FFFFFF'],
    ],
    side: '#26345C',
    rim: '#E8F0FF',
  },
  candy: {
    fill: [
      [0, '#FFFFFF'],
      [0.5, '#FFE3F2'],
      [1, '#FFA6D4'],
    ],
    side: '#B3156F',
    rim: '#FFFFFF',
  },
  lime: {
    fill: [
      [0, '#FBFFE0'],
      [0.5, '#D8F75A'],
      [1, '#86DB2C'],
    ],
    side: '#1E5E12',
    rim: '#F6FFC8',
  },
  aqua: {
    fill: [
      [0, '#F2FFFD'],
      [0.5, '#8FF5E6'],
      [1, '#3FD3D8'],
    ],
    side: '#06505E',
    rim: '#E8FFFB',
  },
  violet: {
    fill: [
      [0, '#FFFFFF'],
      [0.5, '#E5D4FF'],
      [1, '#B694FF'],
    ],
    side: '#3D1592',
    rim: '#F0E6FF',
  },
  bone: {
    fill: [
      [0, '#FFFDF2'],
      [0.6, '#F4E3BE'],
      [1, '#D9B884'],
    ],
    side: '#4A2A10',
    rim: '#FFF6DC',
  },
  rose: {
    fill: [
      [0, '#FFF6F4'],
      [0.5, '#FFC2BC'],
      [1, '#FF8A8F'],
    ],
    side: '#7A0B25',
    rim: '#FFE9E4',
  },
  white: {
    fill: [
      [0, '#FFFFFF'],
      [1, '#F1ECFF'],
    ],
    side: '#2A1B55',
    rim: '#FFFFFF',
  },
  sun: {
    fill: [
      [0, '#FFFFFF'],
      [0.5, '#FFF29A'],
      [1, '#FFC928'],
    ],
    side: '#C2410C',
    rim: '#FFFFFF',
  },
}

export function letterStyle(name: string): LetterStyle {
  const found = LETTER_STYLES[name]
  if (!found) throw new Error(`No letter style is called ${name}.`)
  return found
}
