import { writeFile } from 'node:fs/promises'
import { writeHostFiles } from '../hosts/hostFiles.ts'
import { readPreset } from '../presets/preset.ts'
import { buildApp } from './build.ts'

/**
 * `npm run build`: the app, and the headers for the `config.json` in it. `--network NAME` puts the configuration of a
 * known network there.
 */
const preset = await readPreset(process.argv.slice(2))
await buildApp()
if (preset) await writeFile('dist/config.json', preset.text)
await writeHostFiles('dist')
