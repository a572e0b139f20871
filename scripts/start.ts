import { readPort } from '#network/settings.ts'
import { buildApp } from './build/build.ts'
import { type Preset, readPreset } from './presets/preset.ts'
import { runApp } from './runApp.ts'
import { serveDevelopment } from './serve/develop.ts'
import { createLendingPassage } from './serve/lendingPassage.ts'
import { createPassage, needsPassage, passagePath } from './serve/nodePassage.ts'
import { serveApp } from './serve/serveApp.ts'

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

/** Serves the built app for a network that runs elsewhere, and passes on what its services do not tell pages. */
async function servePreset({ text, config }: Preset): Promise<void> {
  const port = readPort('TIDELINE_APP_PORT', 4173)
  const origin = `http://127.0.0.1:${port}`
  const { rpcUrl, lendingUrl, lending } = config
  const isPassed = await needsPassage(rpcUrl, origin)
  await serveApp({
    folder: 'dist',
    port,
    config: () => ({ ...JSON.parse(text), ...(isPassed && { rpcUrl: `${origin}${passagePath}` }) }),
    passage: isPassed ? createPassage(rpcUrl) : undefined,
    lendingPassage: lendingUrl && lending.passage ? createLendingPassage(lendingUrl) : undefined,
  })
  console.log(`Tideline for ${config.name} is ready at ${origin}. Ctrl-C stops it.`)
}
