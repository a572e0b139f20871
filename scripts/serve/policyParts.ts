import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#lib/browser/config/config.ts'
import { inlineScripts, sha256 } from '../build/integrity.ts'
import type { PolicyConfig } from './contentSecurityPolicy.ts'

/** The configuration as the app would read it; undefined when it is one that the app refuses. */
export function readPolicyConfig(config: () => unknown): PolicyConfig | undefined {
  try {
    return parseConfig(config())
  } catch {
    return undefined
  }
}

/** Reads the hashes of the scripts inside the page of a folder, again when a new build has taken its place. */
export function createScriptReader(folder: string): () => readonly string[] {
  const page = join(folder, 'index.html')
  let read: { at: number; hashes: readonly string[] } | undefined
  return () => {
    const at = statSync(page, { throwIfNoEntry: false })?.mtimeMs
    if (at === undefined) return []
    if (read?.at !== at) read = { at, hashes: inlineScripts(readFileSync(page, 'utf8')).map(sha256) }
    return read.hashes
  }
}
