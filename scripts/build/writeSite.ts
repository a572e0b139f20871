import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeHostFiles } from '../hosts/hostFiles.ts'
import type { Preset } from '../presets/preset.ts'

/** Completes a build: with the `config.json` of a known network where one is named, and the files for static hosts. */
export async function writeSite(folder: string, preset?: Preset): Promise<void> {
  if (preset) await writeFile(join(folder, 'config.json'), preset.text)
  await writeHostFiles(folder)
}
