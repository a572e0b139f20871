// `node createDatabase.mjs FOLDER` makes an empty embedded database. It has a process of its own, because what makes it
// takes 500 MB of memory that a process never gives back. The npm package has one with all tables beside this file, which
// is unpacked in a third of the time.
import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'

const packed = new URL('./database.tar.br', import.meta.url)
const options = existsSync(packed)
  ? { loadDataDir: new Blob([brotliDecompressSync(readFileSync(packed))]) }
  : undefined

const database = await PGlite.create(process.argv[2], options)
await database.close()
