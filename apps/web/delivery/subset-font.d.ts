declare module 'subset-font' {
  /** Only the options used here. */
  interface Options {
    readonly targetFormat: 'woff2'
    /** OpenType features to keep; the others are dropped together with the glyphs only they use. */
    readonly keepFeatures: readonly string[]
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
