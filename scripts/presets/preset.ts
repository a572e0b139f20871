import { readdir, readFile } from 'node:fs/promises'
import { type Config, parseConfig } from '#lib/browser/config/config.ts'

const folder = 'scripts/presets'

/** The `config.json` of a known network, as written and as the app reads it. */
export type Preset = { text: string; config: Config }

/**
 * The network that a command line names with `--network NAME`, undefined where it names none. Throws one sentence for a
 * name that no file of this folder has, and for words beside it.
 */
export async function readPreset(words: readonly string[]): Promise<Preset | undefined> {
  if (!words.includes('--network')) return undefined
  const [option, name = '', ...more] = words
  const known = (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
  if (option !== '--network' || !known.includes(name) || more.length > 0)
    throw new Error(`--network stands alone, with one of these names: ${known.join(', ')}.`)
  const text = await readFile(`${folder}/${name}.json`, 'utf8')
  return { text, config: parseConfig(JSON.parse(text)) }
}
