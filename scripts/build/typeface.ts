import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * `npm run generate -- typeface`: cuts the app's typeface out of IBM Plex Sans and writes it beside its style sheet, with its
 * licence in `public/`. The source is packed, not installed: it runs a script of its own when it is installed.
 */
const source = '@ibm/plex-sans-variable@0.2.0'
const font = 'package/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf'
const licence = 'package/fonts/complete/ttf/license.txt'

/** Printable ASCII, Latin-1, and the signs the app draws. */
const ranges: readonly [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]
const signs = '‘’“”–—…•−≈≥≤→←↑↓↗∞€™₀₁₂₃₄₅₆₇₈₉'

const folder = await mkdtemp(join(tmpdir(), 'tideline-typeface-'))
try {
  execFileSync('npm', ['pack', source, '--silent', '--pack-destination', folder])
  execFileSync('sh', ['-c', 'tar -xzf *.tgz'], { cwd: folder })
  const text = ranges.map(([first, last]) => charactersBetween(first, last)).join('') + signs
  const plain = await subsetFont(await readFile(join(folder, font)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 600, default: 400 }, wdth: 100 },
    noLayoutClosure: true,
  })
  const file = await subsetFont(rename(plain), null, { targetFormat: 'woff2', keepAllGlyphs: true })
  await writeFile('src/ui/typeface/tidelineSans.woff2', file)
  await writeFile('public/typeface-licence.txt', await readFile(join(folder, licence)))
  console.log(`${file.length} bytes`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

/** The licence keeps the name "Plex" for the whole font. The new name is as long, so that no table moves. */
function rename(plain: Buffer): Buffer {
  let renamed = plain.toString('latin1')
  for (const [before, after] of [
    ['IBM Plex Sans', 'Tideline Sans'],
    ['IBMPlexSans', 'TidelineSan'],
  ] as const) {
    renamed = renamed.replaceAll(before, after).replaceAll(wide(before), wide(after))
  }
  return Buffer.from(renamed, 'latin1')
}

/** Text as the name table has it: two bytes a letter. */
function wide(text: string): string {
  return text.replaceAll(/./g, '\0$&')
}
