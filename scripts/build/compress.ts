import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from './listFiles.ts'

const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Not compressed: a twin would hide later edits on the host. */
const editedLater = 'config.json'

/** Writes a brotli and a gzip twin of every text file of a folder beside it, as small as they get. */
export async function compressFolder(folder: string) {
  const files = (await listFiles(folder)).filter(
    (file) => compressed.has(extname(file)) && basename(file) !== editedLater,
  )
  for (const file of files) {
    const body = await readFile(file)
    await writeFile(`${file}.br`, await smallestBrotli(body))
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
  }
}

/** Which size of blocks comes out smallest differs from file to file; 0 lets Brotli choose. */
const blockSizes = [0, 16, 17]

async function smallestBrotli(body: Buffer): Promise<Buffer> {
  const bodies = await Promise.all(
    blockSizes.map((size) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_LGBLOCK]: size,
        },
      }),
    ),
  )
  return bodies.reduce((smallest, each) => (each.length < smallest.length ? each : smallest))
}
