import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutant, mutate } from '../mutant.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const copies = new Set<string>()

/** A copy of parts of the repository that mutants are put into: the working tree itself is never changed. */
export type WorkingCopy = {
  folder: string
  /** The file as it was copied. */
  source(file: string): string
  /** Puts a mutant in. Throws when it is stale. */
  put(mutant: Mutant): void
  /** Takes it out again. */
  restore(file: string): void
}

/** Copies these files and folders, which need nothing beside the installed packages. */
export function createWorkingCopy(parts: readonly string[]): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-mutants-'))
  copies.add(folder)
  for (const part of parts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const originals = new Map<string, string>()
  const source = (file: string) => {
    const original = originals.get(file) ?? readFileSync(join(folder, file), 'utf8')
    originals.set(file, original)
    return original
  }
  return {
    folder,
    source,
    put: (mutant) => writeFileSync(join(folder, mutant.file), mutate(source(mutant.file), mutant)),
    restore: (file) => writeFileSync(join(folder, file), source(file)),
  }
}

/** Removes every copy. */
export function removeWorkingCopies(): void {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
