declare module 'subset-font' {
  /** Those of its options used here. */
  interface Options {
    readonly targetFormat: 'woff2'
    /** OpenType features that stay; the others go with the glyphs only they show. */
    readonly keepFeatures: readonly string[]
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
