import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * A group of Rolldown's `codeSplitting`: one chunk of the modules under `paths` (folders or files, from the project's root)
 * that at least `sharedBy` chunks would load. Who shares is read from the imports, so files may be renamed; a path that does
 * not exist ends the build. What is under `except` is left to the groups that follow.
 */
export function sharedChunk(name: string, sharedBy: number, paths: string[], except: string[] = []) {
  const places = paths.map((path) => locate(path, name))
  const others = except.map((path) => locate(path, name))
  return {
    name,
    minShareCount: sharedBy,
    // What a module imports is shared by others, or by fewer: it is grouped by its own right.
    includeDependenciesRecursively: false,
    test: (id: string) => {
      const [file = ''] = id.split('?')
      return places.some(isIn(file)) && !others.some(isIn(file))
    },
  }
}

function isIn(file: string) {
  return (place: string) => file === place || file.startsWith(`${place}/`)
}

/** The path as the bundler writes it: absolute, with slashes on every platform. */
function locate(path: string, chunk: string): string {
  if (!existsSync(path))
    throw new Error(`The chunk ${chunk} groups modules of ${path}, which does not exist.`)
  return resolve(path).replaceAll('\\', '/')
}
