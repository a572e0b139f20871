import { readPreset } from '../presets/preset.ts'
import { buildApp } from './build.ts'
import { writeSite } from './writeSite.ts'

/**
 * `npm run build`: the app, and the headers for the `config.json` in it. `--network NAME` puts the configuration of a
 * known network there.
 */
const preset = await readPreset(process.argv.slice(2))
await buildApp()
await writeSite('dist', preset)
