import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keccak256, toBytes } from 'viem'
import type { CompiledSource, SourceFile } from './compiledSource.ts'

/** A file of a source with its text. */
export type SourceText = { path: string; content: string }

/** A contract is compiled with the libraries it imports. More files than these are left out. */
const mostFiles = 300
const mostCharacters = 4_000_000

/**
 * The texts of the files that a contract was compiled from, its own file first. Artifacts of Foundry have only the
 * hashes: a file beside their folder counts when its text has the hash. Files that cannot be found are left out.
 */
export async function readSourceFiles(
  { filePath, files }: CompiledSource,
  folder: string | null,
): Promise<SourceText[]> {
  const own = Object.entries(files).filter(([path]) => path === filePath)
  const others = Object.entries(files).filter(([path]) => path !== filePath)
  const texts: SourceText[] = []
  let room = mostCharacters
  for (const [path, file] of [...own, ...others].slice(0, mostFiles)) {
    const content =
      file.content ?? (folder === null ? null : await readHashed(join(folder, '..', path), file))
    if (content === null || content.length > room) continue
    room -= content.length
    texts.push({ path, content })
  }
  return texts
}

async function readHashed(path: string, { keccak256: hash }: SourceFile): Promise<string | null> {
  if (hash === undefined) return null
  const content = await readFile(path, 'utf8').catch(() => null)
  return content !== null && keccak256(toBytes(content)) === hash ? content : null
}
