import { buildApp } from './build/build.ts'
import { readPreset } from './presets/preset.ts'
import { servePreset } from './presets/servePreset.ts'
import { runApp } from './runApp.ts'
import { serveDevelopment } from './serve/develop.ts'
import { serveApp } from './serve/serve.ts'

const words = process.argv.slice(2)
const isDevelopment = words.includes('--dev')

/** `npm start` and `npm run dev`; with `--network NAME` the app alone, on a network that runs elsewhere. */
const preset = await readPreset(words)
if (preset) {
  await buildApp()
  await servePreset(preset)
} else {
  await runApp({
    command: 'npm start',
    words: words.filter((word) => word !== '--dev'),
    build: isDevelopment ? undefined : buildApp,
    serve: isDevelopment ? serveDevelopment : (served) => serveApp({ folder: 'dist', ...served }),
  })
}
