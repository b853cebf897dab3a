/** LB-13: the ranks of a box, the smallest first. */
export const boxRanks = ['lite', 'pro', 'max'] as const
export type BoxRank = (typeof boxRanks)[number]

/** The scene of each brand. */
export const boxScenes = ['space', 'sea'] as const
export type BoxScene = (typeof boxScenes)[number]

/** A material from its light to its shade. */
type Tones = readonly [bright: string, own: string, shade: string, night: string]

export interface BoxPaint {
  /** Sides and lid. */
  readonly body: Tones
  /** Posts, rims and bands. */
  readonly trim: Tones
  /** The glow of its windows, its seams, and its inside. */
  readonly glow: readonly [core: string, own: string]
}

const silver: Tones = ['#FFFFFF', '#C4D2EA', '#7487AE', '#2C3A5E']
const gold: Tones = ['#FFF6C9', '#F6C445', '#B0700C', '#4A2603']
const pearl: Tones = ['#FFFFFF', '#F3E3D6', '#B58F86', '#5A3A3C']

export const boxPaints: Readonly<Record<BoxScene, Readonly<Record<BoxRank, BoxPaint>>>> = {
  space: {
    lite: { body: ['#8CC4FF', '#2F7BEA', '#1A46A8', '#0A1F5C'], trim: silver, glow: ['#F2FDFF', '#6FE3FF'] },
    pro: { body: ['#C7A6FF', '#7A46F0', '#4A1DAE', '#210A62'], trim: silver, glow: ['#FFF3FF', '#E58CFF'] },
    max: { body: ['#FFB27A', '#FF5A2E', '#C2124F', '#4E0630'], trim: gold, glow: ['#FFFBE6', '#FFD25A'] },
  },
  sea: {
    lite: { body: ['#B4F3FF', '#35B6D6', '#136E96', '#073A57'], trim: pearl, glow: ['#F5FFFF', '#9CF6FF'] },
    pro: { body: ['#8FF0C9', '#17A98C', '#0A655F', '#04363A'], trim: pearl, glow: ['#FBFFF0', '#C9F58A'] },
    max: { body: ['#FFC0A6', '#FF6F61', '#C8365A', '#5C1030'], trim: gold, glow: ['#FFFDEB', '#FFE08A'] },
  },
}
