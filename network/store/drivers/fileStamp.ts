import { createHash } from 'node:crypto'
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A database that is closed keeps a list of its files: how long each is, and a checksum of its first page. A start
 * compares them, because PostgreSQL silently reads a truncated table as one with fewer rows. A process that was killed
 * leaves no list; PostgreSQL then repairs the files from its log.
 */

const stampName = 'tideline-files.json'
/** The folders of tables, indexes and transaction states. Other files belong to the log, or are recreated. */
const folders = ['base', 'global', 'pg_xact', 'pg_multixact']
const pageBytes = 8192
/** Files read at once. */
const atOnce = 32

type Stamp = Record<string, string>

/** Writes the list of a closed database. */
export async function writeStamp(folder: string): Promise<void> {
  const file = join(folder, stampName)
  await writeFile(`${file}.part`, JSON.stringify(await readStamp(folder)))
  await rename(`${file}.part`, file)
}

/** The first file that changed since the database was closed; undefined without a change or without a list. */
export async function firstChangedFile(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, stampName), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const found = await readStamp(folder)
  try {
    return Object.entries(JSON.parse(text) as Stamp).find(([name, stamp]) => found[name] !== stamp)?.[0]
  } catch {
    return stampName
  }
}

/** Deletes the list of a database that is about to be opened. */
export function removeStamp(folder: string): Promise<void> {
  return rm(join(folder, stampName), { force: true })
}

async function readStamp(folder: string): Promise<Stamp> {
  const names: string[] = []
  for (const each of folders) {
    const entries = await readdir(join(folder, each), { recursive: true, withFileTypes: true })
    for (const entry of entries)
      if (entry.isFile()) names.push(join(entry.parentPath, entry.name).slice(folder.length + 1))
  }
  const stamps: [string, string][] = []
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce)
    stamps.push(
      ...(await Promise.all(
        some.map(async (name): Promise<[string, string]> => [name, await stampOf(join(folder, name))]),
      )),
    )
  }
  return Object.fromEntries(stamps)
}

async function stampOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(pageBytes), 0, pageBytes, 0)
    return `${size} ${createHash('sha1').update(buffer.subarray(0, bytesRead)).digest('hex')}`
  } finally {
    await handle.close()
  }
}
