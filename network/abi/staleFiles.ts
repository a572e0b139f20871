import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The paths of files that are missing from a folder, differ from `files`, or are not among them. */
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
