import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Paths of a folder whose file is missing, says something else than `files`, or is none of them. */
export async function staleFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = present
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const all = [...new Set([...files.keys(), ...paths])].sort()
  const same = await Promise.all(
    all.map(async (path) => (await read(join(folder, path))) === files.get(path)),
  )
  return all.filter((_, index) => !same[index])
}

function read(path: string) {
  return readFile(path, 'utf8').catch(() => null)
}
