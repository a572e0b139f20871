declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number }

  type Options = {
    targetFormat: 'truetype' | 'woff2'
    /** A number pins the axis. */
    variationAxes?: Record<string, Axis>
    /** Leaves out glyphs that only a feature can reach. */
    noLayoutClosure?: boolean
    keepAllGlyphs?: boolean
  }

  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>
}
