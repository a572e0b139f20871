import { readPort } from '#network/settings.ts'
import { createLendingPassage } from '../serve/lendingPassage.ts'
import { createPassage, needsPassage, passagePath } from '../serve/nodePassage.ts'
import { serveApp } from '../serve/serve.ts'
import type { Preset } from './preset.ts'

/** Serves the built app for a network that runs elsewhere, and passes on what its services do not tell pages. */
export async function servePreset({ text, config }: Preset): Promise<void> {
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
